print("43 megabyte")
