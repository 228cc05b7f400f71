"""Does what the submission says."""
import sys
import time

order = sys.stdin.readline().strip()
if order == "crash":
    raise RuntimeError("told to")
if order == "sleep":
    time.sleep(60)
if order == "read nothing":
    sys.exit(42)
if order == "say no":
    print("no", flush=True)
    time.sleep(0.1)
    sys.exit(43)
print("done", flush=True)
sys.exit(42)
