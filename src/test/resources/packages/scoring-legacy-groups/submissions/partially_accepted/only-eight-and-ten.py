n = int(input())
print(2 * n if n > 6 and n % 2 == 0 else 0)
