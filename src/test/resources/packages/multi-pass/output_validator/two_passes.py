"""Pass 1: a number becomes at most eleven of a and b; pass 2: back again."""
import os
import re
import sys

given, feedback = sys.argv[1], sys.argv[3]
said = sys.stdin.read().split()
state = feedback + "pass-1"


def say(text):
    with open(feedback + "judgemessage.txt", "a") as message:
        message.write(text + "\n")


if not os.path.exists(state):
    number = open(given).read().split()[1]
    if len(said) != 1 or not re.fullmatch("[ab]{1,11}", said[0]):
        say("pass 1: needs a word of a and b")
        sys.exit(43)
    open(state, "w").write(number)
    say("pass 1: " + said[0])
    open(feedback + "nextpass.in", "w").write(f"decode {said[0]}\n")
    sys.exit(42)
number = open(state).read()
if said != [number]:
    say(f"pass 2: got {' '.join(said)} for {number}")
    sys.exit(43)
sys.exit(42)
