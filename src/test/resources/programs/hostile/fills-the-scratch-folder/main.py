import os

total = 0
try:
    for i in range(100):
        with open(str(i), "wb", buffering=0) as file:
            for _ in range(10):
                total += file.write(bytes(1 << 20))
except OSError:
    pass
print("ok" if total <= 64 << 20 else total)
