#include <fcntl.h>
#include <unistd.h>

int main(void) {
  static char block[1 << 20];
  int file = open("file", O_CREAT | O_WRONLY, 0600);
  for (int i = 0; i < 100; i++) {
    if (write(file, block, sizeof block) < 0) {
      return 7;
    }
  }
  return 0;
}
