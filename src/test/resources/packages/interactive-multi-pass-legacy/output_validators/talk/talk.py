"""Says which talk it is and wants that number back."""
import os
import sys

feedback = sys.argv[3]
talk = int(open(sys.argv[1]).read())
print(talk, flush=True)
if int(sys.stdin.readline()) != talk:
    open(feedback + "judgemessage.txt", "a").write(f"wrong in talk {talk}")
    sys.exit(43)
if talk == 1:
    open(feedback + "nextpass.in", "w").write("2\n")
sys.exit(42)
