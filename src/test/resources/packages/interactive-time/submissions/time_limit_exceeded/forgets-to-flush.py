import sys

print(500)
sys.stdin.readline()
