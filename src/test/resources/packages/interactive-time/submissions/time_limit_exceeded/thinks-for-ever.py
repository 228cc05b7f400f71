print(500, flush=True)
input()
while True:
    pass
