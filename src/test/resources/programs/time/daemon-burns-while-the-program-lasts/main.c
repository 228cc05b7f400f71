#include <stdio.h>
#include <unistd.h>

int main(void) {
  if (fork() == 0) {
    setsid();
    if (fork() == 0) {
      while (1) {
        __asm__ volatile("");
      }
    }
    _exit(0);
  }
  sleep(2);
  puts("ok");
  return 0;
}
