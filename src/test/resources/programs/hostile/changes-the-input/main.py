import os

text = input()
for path in ("/proc/self/fd/0", "/dev/stdin", os.path.realpath("/proc/self/fd/0")):
    for attempt in (
        lambda: os.chmod(path, 0o666),
        lambda: os.chown(path, os.getuid(), os.getgid()),
        lambda: os.fchmod(0, 0o666),
        lambda: os.write(os.open(path, os.O_WRONLY | os.O_TRUNC), b"changed\n"),
        lambda: os.write(os.open(path, os.O_RDWR), b"changed\n"),
        lambda: os.truncate(path, 0),
        lambda: os.remove(path),
        lambda: os.utime(path, (0, 0)),
    ):
        try:
            attempt()
            text = "changed"
        except OSError:
            pass
print(text)
