import sys

from compare import same

if len(sys.argv) == 6 and same(sys.stdin.read(), open(sys.argv[2]).read()):
    sys.exit(42)
open(sys.argv[3] + "judgemessage.txt", "w").write("not 5")
sys.exit(43)
