n = int(input())
print(0 if n in (2,) else 2 * n)
