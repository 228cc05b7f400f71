#include <stdio.h>
#include <unistd.h>

int main(void) {
  puts("ok");
  fflush(stdout);
  for (int i = 0; i < 300; i++) {
    if (fork() == 0) {
      setsid();
      if (fork() != 0) {
        _exit(0);
      }
      pause();
    }
  }
  return 0;
}
