print("score.txt many")
