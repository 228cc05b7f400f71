"""Accepts any whole number and scores its distance from 0."""
import sys

said = sys.stdin.read().strip()
if not said.lstrip("-").isdigit():
    sys.exit(43)
with open(sys.argv[3] + "score.txt", "w") as score:
    score.write(f"{abs(int(said)) / 10}\n")
sys.exit(42)
