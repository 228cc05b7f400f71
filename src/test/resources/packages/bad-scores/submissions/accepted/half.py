print("score_multiplier.txt 0.5")
