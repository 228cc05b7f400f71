print("crash", flush=True)
input()
