import sys

number = float(input().split()[0])
literal = open(sys.argv[2]).read().split()[1] == "{" + "{most}}"
sys.exit(42 if literal and abs(number - {{most.value}}) < {{error}} else 43)
