import sys
import threading


def depth(n):
    return 0 if n == 0 else depth(n - 1) + 1


def main():
    print("ok" if depth(20000) == 20000 else "no")


sys.setrecursionlimit(10**6)
threading.stack_size(256 << 20)
thread = threading.Thread(target=main)
thread.start()
thread.join()
