import os

print(8 if not os.listdir(".") else os.listdir("."))
