#include <stdio.h>
#include <sys/mman.h>

int main(void) {
  char *block = mmap(NULL, 10L << 30, PROT_READ | PROT_WRITE,
      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (block == MAP_FAILED) {
    puts("no");
    return 0;
  }
  block[5L << 30] = 1;
  puts("ok");
  return 0;
}
