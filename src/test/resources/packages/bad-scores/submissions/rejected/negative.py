print("score.txt -1")
