#include <stdio.h>
#include <unistd.h>

int main(void) {
  if (getuid() != 0) {
    setuid(0);
    setgid(0);
  }
  FILE *file = fopen("/usr/file-of-a-submission", "w");
  puts(file == NULL ? "ok" : "root");
  return 0;
}
