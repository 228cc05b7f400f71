#include <stdio.h>

int main(void) {
  char word[10];
  scanf("%9s", word);
  puts(word);
  return 0;
}
