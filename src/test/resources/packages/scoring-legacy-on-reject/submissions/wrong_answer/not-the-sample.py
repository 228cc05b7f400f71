n = int(input())
print(0 if n in (1,) else 2 * n)
