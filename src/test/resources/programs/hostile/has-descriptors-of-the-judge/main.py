import os

found = []
for pid in ("self", str(os.getppid())):
    for descriptor in os.listdir("/proc/%s/fd" % pid) if os.access("/proc/%s/fd" % pid, os.R_OK) else []:
        try:
            target = os.readlink("/proc/%s/fd/%s" % (pid, descriptor))
            if target.endswith((".jar", "modules", ".lock")):
                found.append(target)
        except OSError:
            pass
print(found or "ok")
