#include <stdio.h>
#include <unistd.h>

int main(void) {
  if (fork() == 0) {
    setsid();
    if (fork() == 0) {
      sleep(100);
      puts("late");
    }
    _exit(0);
  }
  puts("ok");
  return 0;
}
