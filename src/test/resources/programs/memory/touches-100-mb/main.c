#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int main(void) {
  volatile char *block = malloc(100 << 20);
  for (int i = 0; i < 100 << 20; i += 4096) {
    block[i] = 1;
  }
  usleep(30000);
  puts("ok");
  return 0;
}
