print("close", flush=True)
input()
