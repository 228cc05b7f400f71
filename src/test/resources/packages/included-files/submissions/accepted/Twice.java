class Twice {
  int of(int n) {
    return 2 * n;
  }
}
