int main(void) {
  while (1) {
    __asm__ volatile("");
  }
}
