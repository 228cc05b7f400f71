print(60)
