n = int(input())
print(0 if n in (3,) else 2 * n)
