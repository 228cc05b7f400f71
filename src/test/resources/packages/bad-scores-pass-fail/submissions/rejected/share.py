print("score_multiplier.txt 1")
