import time

block = bytearray(100 << 20)
time.sleep(0.03)
print("ok")
