print("43 lines")
