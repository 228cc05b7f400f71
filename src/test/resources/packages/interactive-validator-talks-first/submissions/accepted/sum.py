import sys

total = 0
for line in sys.stdin:
    if line == "end\n":
        break
    total += int(line)
print(total)
