#include <stdio.h>
#include "twice.h"

int main() {
  int n;
  scanf("%d", &n);
  printf("%d\n", twice(n));
}
