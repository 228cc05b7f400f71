print("42 megabyte")
