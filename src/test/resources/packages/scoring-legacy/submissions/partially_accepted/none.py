n = int(input())
print(0 if n in (1, 2, 3, 4, 5, 6, 7, 8, 9) else 2 * n)
