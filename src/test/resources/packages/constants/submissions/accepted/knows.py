words = open("words.txt", encoding="utf-8").read().split()
assert words == ["Grüße", "{" + "{unknown}}", "1", "000"], words
print({{most}} + {{error}} / 2)
