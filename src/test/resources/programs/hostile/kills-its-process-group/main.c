#include <signal.h>
#include <stdio.h>

int main(void) {
  puts("ok");
  fflush(stdout);
  kill(0, SIGKILL);
  return 0;
}
