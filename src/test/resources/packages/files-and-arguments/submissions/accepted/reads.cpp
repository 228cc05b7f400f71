#include <fstream>
#include <iostream>

int main(int, char **argv) {
  int number;
  std::ifstream(argv[2]) >> number;
  std::cout << number << std::endl;
}
