import helper

print(helper.twice(int(input())))
