// Needs a new type for each of 2^40 pairs.
template <int depth, long position>
struct Sum {
  static const long value = Sum<depth - 1, 2 * position>::value + Sum<depth - 1, 2 * position + 1>::value;
};

template <long position>
struct Sum<0, position> {
  static const long value = position;
};

int main() { return Sum<40, 1>::value; }
