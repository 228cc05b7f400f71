raise ValueError("at once")
