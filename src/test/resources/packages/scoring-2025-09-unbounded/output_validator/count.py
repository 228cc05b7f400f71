"""Accepts a number up to the given one and scores its divisors."""
import sys

most = int(open(sys.argv[1]).read())
number = int(sys.stdin.read())
if not 1 <= number <= most:
    sys.exit(43)
with open(sys.argv[3] + "score.txt", "w") as score:
    score.write(str(sum(number % d == 0 for d in range(1, number + 1))))
sys.exit(42)
