n = int(input())
if n == 2:
    raise ValueError("two")
print(0)
