#include <stdio.h>
#include <string.h>

int main(int argc, char **argv) {
  int said = 0;
  char path[1000];
  if (argc == 6 && strcmp(argv[5], "b c") == 0 && scanf("%d", &said) == 1 && said == 5) return 42;
  snprintf(path, sizeof path, "%sjudgemessage.txt", argv[3]);
  FILE *message = fopen(path, "w");
  fputs("not 5", message);
  fclose(message);
  return 43;
}
