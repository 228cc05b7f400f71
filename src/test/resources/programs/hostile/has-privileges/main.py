import os

status = dict(line.strip().split(":\t", 1) for line in open("/proc/self/status") if ":\t" in line)
privileges = [
    status[key].strip() for key in ("CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb")
]
if set(privileges) != {"0000000000000000"} or status["NoNewPrivs"].strip() != "1":
    print(privileges, status["NoNewPrivs"])
else:
    print("ok")
