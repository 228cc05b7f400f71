print("score.txt 50")
