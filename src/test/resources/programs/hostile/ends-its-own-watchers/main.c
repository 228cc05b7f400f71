#include <fcntl.h>
#include <stdio.h>
#include <sys/ptrace.h>
#include <unistd.h>

int main(void) {
  long attached = ptrace(PTRACE_ATTACH, getppid(), NULL, NULL);
  long seized = ptrace(PTRACE_SEIZE, 1, NULL, NULL);
  puts("ok");
  return attached == 0 && seized == 0 ? 0 : 0;
}
