print("say no", flush=True)
input()
