import os

found = []
for pid in os.listdir("/proc"):
    if pid.isdigit() and int(pid) != os.getpid():
        try:
            command = open("/proc/" + pid + "/cmdline").read().replace("\0", " ")
            variables = open("/proc/" + pid + "/environ").read()
        except OSError:
            continue
        if "java" in command or "bwrap" in command or "unshare" in command:
            found.append(command)
        names = {each.split("=")[0] for each in variables.split("\0") if "=" in each}
        found += names - {"PATH", "LANG", "LC_ALL", "TZ", "HOME", "TMPDIR", "PWD", "OLDPWD", "_"}
print("ok" if not found else found)
