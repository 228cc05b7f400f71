#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  int sum = 0;
  for (int i = 0; i < 100; i++) {
    char *block = malloc(4 << 20);
    memset(block, 1, 4 << 20);
    sum += block[i];
    free(block);
  }
  puts(sum == 100 ? "ok" : "no");
  return 0;
}
