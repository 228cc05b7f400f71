"""Does what the submission says."""
import os
import sys
import time

order = sys.stdin.readline().strip()
if order == "crash":
    raise RuntimeError("told to")
if order == "sleep":
    time.sleep(60)
if order == "close":
    os.close(1)
    sys.stdin.read()
if order == "read nothing":
    sys.exit(42)
if order == "say no":
    print("no", flush=True)
    time.sleep(0.1)
    sys.exit(43)
print("done", flush=True)
sys.exit(42)
