factor = int(open("factor.txt").read())
print(factor * int(input()))
