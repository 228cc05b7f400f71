import os

os.close(0)
print(44)
