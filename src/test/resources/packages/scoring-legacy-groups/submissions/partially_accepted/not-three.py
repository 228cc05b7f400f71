n = int(input())
print(2 * n if n != 3 else 0)
