import os
import sys

number = open(sys.argv[2]).read()
with open(sys.argv[2], "w") as file:
    file.write("0")
os.remove(sys.argv[2])
print(number)
