import os

found = []
for name in ("/etc/passwd", "/etc/shadow", "/etc/hostname", "/etc/resolv.conf", "/etc/ssh"):
    if os.path.exists(name):
        found.append(name)
for folder in ("/home", "/root", "/var", "/run", "/srv", "/mnt", "/media", "/opt", "/sys", "/boot"):
    if os.path.isdir(folder) and os.listdir(folder):
        found.append(folder)
print("ok" if not found else found)
