print("score_multiplier.txt 1.01")
