"""Answers guesses of a number from 1 to 1000 by lower, higher or right; ten are allowed."""
import sys

secret = int(open(sys.argv[1]).read())


def wrong(why):
    with open(sys.argv[3] + "judgemessage.txt", "a") as message:
        message.write(why + "\n")
    sys.exit(43)


for guesses in range(10):
    line = sys.stdin.readline()
    if not line:
        wrong("the guesses ended")
    if not line.strip().isdigit():
        wrong("not a guess: " + line.strip()[:40])
    guess = int(line)
    if guess == secret:
        print("right", flush=True)
        if sys.stdin.read().strip():
            wrong("talks on after the right guess")
        sys.exit(42)
    print("lower" if secret < guess else "higher", flush=True)
wrong("ten guesses were not enough")
