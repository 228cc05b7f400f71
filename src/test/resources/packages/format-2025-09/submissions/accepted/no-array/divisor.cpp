#include <iostream>
int main() {
  int n;
  std::cin >> n;
  for (int d = 3; d <= n; d++)
    if (n % d == 0 && d % 2) {
      std::cout << d << "\n";
      return 0;
    }
}
