#include <stdio.h>
#include <string.h>

int main(void) {
  static char block[1 << 16];
  memset(block, 'x', sizeof block);
  puts("ok");
  while (1) {
    fwrite(block, 1, sizeof block, stderr);
  }
}
