import sys

print("word " * 1000000)
sys.stdout.flush()
