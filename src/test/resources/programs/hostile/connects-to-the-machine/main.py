import socket

port = int(input())
try:
    socket.create_connection(("127.0.0.1", port), timeout=1)
    print("connected")
except OSError:
    print("ok")
