"""Gives a share: 1 for the answer itself, a half for one beside it, nothing said for one 2 away."""
import sys

off = abs(int(open(sys.argv[2]).read()) - int(sys.stdin.read()))
if off > 2:
    sys.exit(43)
if off < 2:
    with open(sys.argv[3] + "score_multiplier.txt", "w") as share:
        share.write(str(1 / (1 + off)))
sys.exit(42)
