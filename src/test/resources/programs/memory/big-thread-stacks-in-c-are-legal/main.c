#include <pthread.h>
#include <stdio.h>

static void *run(void *argument) {
  return argument;
}

int main(void) {
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, 1L << 30);
  for (int i = 0; i < 4; i++) {
    pthread_t thread;
    if (pthread_create(&thread, &attributes, run, NULL) != 0) {
      puts("no");
      return 0;
    }
    pthread_join(thread, NULL);
  }
  puts("ok");
  return 0;
}
