int main() {
  return "text";
}
