print(3 if int(input()) > 1 else 99)
