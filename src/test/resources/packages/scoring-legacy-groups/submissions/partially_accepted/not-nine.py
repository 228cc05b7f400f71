n = int(input())
print(2 * n if n != 9 else 0)
