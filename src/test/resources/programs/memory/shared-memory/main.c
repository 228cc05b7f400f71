#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

int main(void) {
  size_t size = 100 << 20;
  char *block = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  memset(block, 1, size);
  usleep(30000);
  puts(block[1 << 20] == 1 ? "ok" : "no");
  return 0;
}
