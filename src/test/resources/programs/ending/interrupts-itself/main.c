#include <signal.h>
#include <stdio.h>

int main(void) {
  raise(SIGINT);
  puts("ok");
  return 0;
}
