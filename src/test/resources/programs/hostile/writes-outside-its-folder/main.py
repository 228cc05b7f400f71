import os

done = []
places = ["/", "/usr", "/usr/bin", "/etc", "/dev", "/dev/shm", "/var/tmp", "/program", "/proc", "/run"]
for folder in places:
    try:
        path = os.path.join(folder, "file-of-a-submission")
        open(path, "w").close()
        done.append(path)
        os.remove(path)
    except OSError:
        pass
for path in ("/program/main.py", "/input", "/proc/sys/kernel/hostname", "/proc/sys/vm/swappiness"):
    try:
        os.close(os.open(path, os.O_WRONLY))
        done.append(path)
    except OSError:
        pass
print("ok" if not done else done)
