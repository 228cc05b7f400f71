print("score.txt 1\nscore_multiplier.txt 1")
