import os
import resource

done = []
for name in ("NOFILE", "NPROC", "FSIZE", "CORE"):
    kind = getattr(resource, "RLIMIT_" + name)
    soft, hard = resource.getrlimit(kind)
    if hard == resource.RLIM_INFINITY:
        done.append(name)
    try:
        resource.setrlimit(kind, (hard + 1, hard + 1))
        done.append(name)
    except (OSError, ValueError):
        pass
try:
    os.nice(-5)
    done.append("nice")
except OSError:
    pass
print("ok" if not done else done)
