#include <stdio.h>

int huge[1 << 28] = {1};

int main(void) {
  printf("%d\n", huge[7]);
  return 0;
}
