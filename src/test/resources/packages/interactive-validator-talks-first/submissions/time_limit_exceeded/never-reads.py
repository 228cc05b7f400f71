while True:
    print(44)
