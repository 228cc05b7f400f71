"""Asks for another pass as long as the output is above 1; below 0 even though it is wrong."""
import sys

left = int(sys.stdin.read())
if left > 1 or left < 0:
    open(sys.argv[3] + "nextpass.in", "w").write(f"{left - 1}\n")
sys.exit(43 if left < 0 else 42)
