print("ok"
