print(sum(map(abs, map(int, open(0).read().split()))))
