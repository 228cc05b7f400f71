def same(a, b):
    return a.split() == b.split()
