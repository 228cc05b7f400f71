what, word = input().split()
print(word)
