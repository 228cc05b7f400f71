status = dict(line.split(":", 1) for line in open("/proc/self/status"))
# the bounding set limits what calling a program can add, which is nothing without new privileges
names = ("CapInh", "CapPrm", "CapEff", "CapAmb")
privileges = [int(status[name], 16) for name in names]
if any(privileges) or int(status["NoNewPrivs"]) != 1:
    print(privileges, status["NoNewPrivs"])
else:
    print("ok")
