template <int n>
struct Deep {
  static const int value = Deep<n + 1>::value;
};

int main() {
  return Deep<0>::value;
}
