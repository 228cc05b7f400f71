#include "judge.h"
#include <fstream>

int answer(const char *file) {
  int right = 0;
  std::ifstream(file) >> right;
  return right;
}

void complain(const std::string &feedback, const std::string &text) {
  std::ofstream(feedback + "judgemessage.txt") << text;
}
