#include "judge.h"
#include <iostream>

int main(int argc, char **argv) {
  int said;
  const int right = answer(argv[2]);
  if (argc == 6 && std::cin >> said && said == right) return 42;
  complain(argv[3], "not " + std::to_string(right));
  return 43;
}
