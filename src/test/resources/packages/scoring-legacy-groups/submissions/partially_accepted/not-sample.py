n = int(input())
print(2 * n if n != 1 else 0)
