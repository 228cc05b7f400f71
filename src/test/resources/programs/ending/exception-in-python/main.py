print("ok")
raise ValueError("the deck is empty")
