import os

for descriptor in range(3, 64):
    try:
        os.write(descriptor, b"Killed\n")
    except OSError:
        pass
for pid in ("1", str(os.getppid())):
    for descriptor in range(64):
        try:
            with open("/proc/%s/fd/%d" % (pid, descriptor), "wb", buffering=0) as file:
                if descriptor > 0 and os.stat(file.fileno()).st_ino not in (
                    os.fstat(1).st_ino, os.fstat(2).st_ino):
                    file.write(b"Killed\n")
        except OSError:
            pass
print("ok")
