#include <signal.h>
#include <stdio.h>

int main(void) {
  raise(SIGQUIT);
  puts("ok");
  return 0;
}
