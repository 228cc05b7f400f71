#include <cstdio>
#include <vector>

int main() {
  std::vector<char *> all;
  while (true) {
    all.push_back(new char[1L << 45]);
  }
}
