try:
    for i in range(10**6):
        open(str(i), "w").close()
    print("ok")
except OSError as e:
    print("ok")
