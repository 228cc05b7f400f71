print("43 folder")
