"""Accepts a divisor of the number, above 1, or of the kind that the arguments ask for."""
import sys

_, given, _, feedback, *arguments = sys.argv
number = int(open(given).read())
said = sys.stdin.read().split()


def wrong(why):
    with open(feedback + "judgemessage.txt", "w") as message:
        message.write(why)
    sys.exit(43)


if len(said) != 1 or not said[0].isdigit():
    wrong("needs one number")
divisor = int(said[0])
if divisor < 2 or number % divisor != 0:
    wrong(f"{divisor} does not divide {number}")
if "odd" in arguments and divisor % 2 == 0:
    wrong(f"{divisor} is even")
if "own" in arguments and divisor == number:
    wrong(f"{divisor} is the number itself")
sys.exit(42)
