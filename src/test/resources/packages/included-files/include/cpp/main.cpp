#include <iostream>
#include "twice.h"

int main() {
  int n;
  std::cin >> n;
  std::cout << twice(n) << std::endl;
}
