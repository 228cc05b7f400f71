#include <stdio.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/shm.h>

int main(void) {
  int seen = shmget(4711, 4096, 0600) >= 0 || msgget(4711, 0600) >= 0;
  shmget(4711, 4096, IPC_CREAT | 0600);
  msgget(4711, IPC_CREAT | 0600);
  puts(seen ? "seen" : "ok");
  return 0;
}
