print(min(12, int(input())))
