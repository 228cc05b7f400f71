print("43 link")
