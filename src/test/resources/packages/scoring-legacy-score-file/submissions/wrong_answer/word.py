print("far")
