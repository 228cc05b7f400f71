print("43 bytes")
