import os

name = os.path.abspath(__file__)
for attempt in (
    lambda: os.chmod(name, 0o777),
    lambda: open(name, "a").write("\nprint('no')\n"),
    lambda: os.remove(name),
):
    try:
        attempt()
    except OSError:
        pass
print("ok")
