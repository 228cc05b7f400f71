#include <stdio.h>
#include <string.h>

int main(int argc, char **argv) {
  char word[100] = "", path[1000];
  int right = 0, said = 0;
  FILE *in = fopen(argv[1], "r"), *answer = fopen(argv[2], "r");
  if (!in || !answer || fscanf(in, "%99s", word) != 1 || fscanf(answer, "%d", &right) != 1) return 1;
  if (scanf("%d", &said) == 1 && said == right) return 42;
  snprintf(path, sizeof path, "%sjudgemessage.txt", argv[3]);
  FILE *message = fopen(path, "w");
  fprintf(message, "%s: not %d but %d (%d arguments, the last is %s)\n", word, right, said,
          argc - 4, argv[argc - 1]);
  fclose(message);
  return 43;
}
