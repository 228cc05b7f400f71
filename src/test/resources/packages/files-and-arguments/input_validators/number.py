import sys

arguments = dict(zip(sys.argv[1::2], sys.argv[2::2]))
number = int(open(arguments["--file"]).read())
sys.exit(42 if number <= int(arguments.get("--most", "6")) else 43)
