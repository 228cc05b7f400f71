import os
import signal

signal.signal(signal.SIGPIPE, signal.SIG_IGN)
try:
    print("read nothing\n" + "x" * 1000000, flush=True)
except OSError:
    os._exit(0)
