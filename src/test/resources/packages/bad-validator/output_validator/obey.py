"""Ends with the status that the output names, after doing what it says."""
import os
import sys

_, given, answer, feedback = sys.argv
status, *orders = sys.stdin.read().split()
for order in orders:
    if order == "raise":
        raise RuntimeError("told to")
    if order == "abort":
        os.abort()
    if order == "loop":
        while True:
            pass
    if order == "eat":
        eaten = "x" * (300 << 20)
    if order == "megabyte":
        print("x" * (1 << 20))
        print("y" * (1 << 20), file=sys.stderr)
    if order == "megabytes":
        print("x" * (5 << 20))
    if order == "link":
        os.symlink(answer, feedback + "judgemessage.txt")
    if order == "folder":
        os.mkdir(feedback + "judgemessage.txt")
    if order == "lines":
        open(feedback + "judgemessage.txt", "w").write("one\n\n  two\nthree \x1b[31m red\n")
    if order == "long":
        open(feedback + "judgemessage.txt", "w").write("word " * (200 << 10))
    if order == "bytes":
        open(feedback + "judgemessage.txt", "wb").write(bytes([255, 254, 0, 65]))
    if order == "much":
        open(feedback + "judgemessage.txt", "w").write("word " * (2 << 20))
sys.exit(int(status))
