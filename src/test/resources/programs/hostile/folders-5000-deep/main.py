import os

for _ in range(5000):
    os.mkdir("d")
    os.chdir("d")
print("ok")
