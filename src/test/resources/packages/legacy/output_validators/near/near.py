"""Accepts a number that differs from the answer by no more than the flag "slack" says."""
import sys

_, _, answer, _, *flags = sys.argv
slack = 0
for i in range(0, len(flags), 2):
    if flags[i] == "slack":
        slack = int(flags[i + 1])
right = int(open(answer).read())
sys.exit(42 if abs(int(sys.stdin.read()) - right) <= slack else 43)
