files = []
try:
    for i in range(10000):
        files.append(open("/dev/null"))
    print("opened all")
except OSError:
    print("ok")
