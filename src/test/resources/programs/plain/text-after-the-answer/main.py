print("ok ok")
