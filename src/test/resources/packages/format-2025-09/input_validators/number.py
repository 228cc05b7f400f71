"""Accepts a number above 1 that is no more than the argument."""
import re
import sys

most = int(sys.argv[1])
text = sys.stdin.read()
sys.exit(42 if re.fullmatch(r"[1-9]\d*\n", text) and 1 < int(text) <= most else 43)
