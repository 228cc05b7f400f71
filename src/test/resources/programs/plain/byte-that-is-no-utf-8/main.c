#include <stdio.h>

int main(void) {
  puts("ok\xff");
  return 0;
}
