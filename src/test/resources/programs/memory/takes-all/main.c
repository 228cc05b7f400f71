#include <stdlib.h>
#include <string.h>

int main(void) {
  while (1) {
    volatile char *block = malloc(1 << 20);
    if (block == NULL) {
      continue;
    }
    for (int i = 0; i < 1 << 20; i += 4096) {
      block[i] = 1;
    }
  }
}
