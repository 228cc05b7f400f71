n = int(input())
print(2 if n % 2 == 0 else n)
