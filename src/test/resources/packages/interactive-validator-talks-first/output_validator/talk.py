"""Says numbers, slowly, and answers every line with an echo until one is the sum."""
import sys
import time

count = int(open(sys.argv[1]).read())
for number in range(count):
    print(number, flush=True)
    time.sleep(0.02)
print("end", flush=True)
for line in sys.stdin:
    if line.strip() == str(sum(range(count))):
        sys.exit(42)
    print("no: " + line, end="", flush=True)
open(sys.argv[3] + "judgemessage.txt", "w").write("there was no sum")
sys.exit(43)
