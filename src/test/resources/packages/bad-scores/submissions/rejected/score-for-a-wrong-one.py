print("score.txt 1\nexit 43")
