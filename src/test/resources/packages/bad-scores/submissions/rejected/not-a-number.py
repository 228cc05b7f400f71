print("score.txt NaN")
