"""Writes the score files that the output asks for: lines of a name and the text of the file."""
import sys

status = 42
for line in sys.stdin:
    name, text = line.split()
    if name == "exit":
        status = int(text)
    else:
        with open(sys.argv[3] + name, "w") as file:
            file.write(text)
sys.exit(status)
