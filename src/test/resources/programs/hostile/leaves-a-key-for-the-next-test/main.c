#define _GNU_SOURCE
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { SESSION_KEYRING = -3, USER_KEYRING = -4, SEARCH = 10 };

int main(void) {
  int seen = 0;
  for (int keyring = USER_KEYRING; keyring <= SESSION_KEYRING; keyring++) {
    seen |= syscall(SYS_keyctl, SEARCH, keyring, "user", "left", 0) >= 0;
    syscall(SYS_add_key, "user", "left", "text", 4, keyring);
  }
  puts(seen ? "seen" : "ok");
  return 0;
}
