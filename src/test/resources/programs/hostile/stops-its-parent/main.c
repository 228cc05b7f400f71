#include <signal.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
  kill(getppid(), SIGSTOP);
  puts("ok");
  return 0;
}
