int main(void) { return forty_two; }
