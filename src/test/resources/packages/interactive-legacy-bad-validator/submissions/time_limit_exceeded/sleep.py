print("sleep", flush=True)
input()
