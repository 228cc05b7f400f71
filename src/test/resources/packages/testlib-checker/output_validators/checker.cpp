// Accepts any divisor; written as testlib's checkers are, without the library.
#include <cstdlib>
#include <fstream>
#include <iostream>

static std::ifstream inf, ouf, ans;

static void registerTestlibCmd(int argc, char** argv) {
  if (argc < 4) std::exit(3);
  inf.open(argv[1]);
  ouf.open(argv[2]);
  ans.open(argv[3]);
}

int main(int argc, char** argv) {
  registerTestlibCmd(argc, argv);
  long n, expected, divisor;
  if (!(inf >> n) || !(ans >> expected)) return 3;
  if (!(ouf >> divisor)) {
    std::cerr << "wrong output format: no number" << std::endl;
    return 2;
  }
  if (divisor < 1 || n % divisor != 0) {
    std::cerr << "wrong answer: " << divisor << " is no divisor of " << n << std::endl;
    return 1;
  }
  std::cerr << "ok" << std::endl;
  return 0;
}
