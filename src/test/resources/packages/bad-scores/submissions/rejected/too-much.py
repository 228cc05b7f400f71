print("score.txt 51")
