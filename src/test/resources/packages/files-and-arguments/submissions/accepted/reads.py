import sys

assert sys.argv[1] == "--file"
print(open(sys.argv[2]).read())
