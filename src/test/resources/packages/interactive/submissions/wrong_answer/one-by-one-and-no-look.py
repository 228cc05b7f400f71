# The validator has said no when this one meets the broken pipe.
for guess in range(1000, 0, -1):
    print(guess, flush=True)
    if input() == "right":
        break
