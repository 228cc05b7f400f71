#include <assert.h>

int main(int count, char **arguments) {
  (void) arguments;
  assert(count == 2);
  return 0;
}
