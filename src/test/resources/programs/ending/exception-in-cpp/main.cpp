#include <stdexcept>

int main() {
  throw std::runtime_error("the deck is empty");
}
