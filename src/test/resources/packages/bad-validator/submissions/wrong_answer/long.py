print("43 long")
