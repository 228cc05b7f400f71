print(500, flush=True)
input()
raise ValueError("on the way")
