#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

int main(void) {
  for (int i = 0; i < 4; i++) {
    if (fork() == 0) {
      volatile char *block = malloc(30 << 20);
      for (int j = 0; j < 30 << 20; j += 4096) {
        block[j] = 1;
      }
      usleep(300000);
      _exit(0);
    }
  }
  while (wait(NULL) > 0) {
  }
  puts("ok");
  return 0;
}
