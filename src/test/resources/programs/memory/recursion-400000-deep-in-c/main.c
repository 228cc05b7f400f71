#include <stdio.h>
#include <string.h>

static int depth(int n) {
  char frame[100];
  memset(frame, n & 1, sizeof frame);
  __asm__ volatile("" : : "r"(frame) : "memory");
  return n == 0 ? frame[0] : depth(n - 1) + 1;
}

int main(void) {
  puts(depth(400000) == 400000 ? "ok" : "no");
  return 0;
}
