names = [line.split(":")[0].strip() for line in open("/proc/net/dev") if ":" in line]
routes = open("/proc/net/route").read().splitlines()[1:]
print("ok" if set(names) - {"lo", "tunl0", "sit0", "ip6tnl0", "gre0", "gretap0", "erspan0",
    "ip_vti0", "ip6_vti0", "ip6gre0"} == set() and not routes else names + routes)
