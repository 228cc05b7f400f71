#include <stdio.h>
#include <unistd.h>

int main(void) {
  puts("ok");
  fclose(stdout);
  close(1);
  usleep(100000);
  return 0;
}
