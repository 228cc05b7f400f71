import socket


def counts():
    # without the lines that name the columns, and the constants of the protocols
    with open("/proc/net/snmp") as file:
        ip, udp = [line.split() for line in file if line.startswith(("Ip:", "Udp:"))][1::2]
    return ip[3:] + udp[1:]


is_first = not any(map(int, counts()))
sender = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
# one of them reaches the machine itself, where it has a network, the other nothing
for address in ("127.0.0.1", "192.0.2.1"):
    try:
        sender.sendto(b"hello", (address, 4711))
    except OSError:
        pass
print("ok" if is_first else "seen")
