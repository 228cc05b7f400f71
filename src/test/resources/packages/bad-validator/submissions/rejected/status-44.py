print(44)
