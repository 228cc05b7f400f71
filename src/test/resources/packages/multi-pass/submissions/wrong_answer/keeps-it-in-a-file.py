what, word = input().split()
try:
    print(open("kept").read() if what != "encode" else "a")
except OSError:
    print("lost")
if what == "encode":
    open("kept", "w").write(word)
