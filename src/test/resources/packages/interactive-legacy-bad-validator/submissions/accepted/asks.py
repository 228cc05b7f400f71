print("please", flush=True)
input()
