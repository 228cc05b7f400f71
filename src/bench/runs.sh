#!/usr/bin/env bash
# What a run costs above the bare program, and what a flood of output does to the judge.
# Overhead: a C program that does nothing, over 10 and over 110 tests, one at a time; the difference
# is 100 runs. The same for a shell loop that runs it and compares. Flood: a C program that prints
# 1 GiB, under the default limit of 8 MiB, with 64 MB of heap for the judge.
# Needs gcc. Usage: src/bench/runs.sh [ROUNDS, 5 if not given]
set -euo pipefail
cd "$(dirname "$0")/../.."
rounds=${1:-5}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chmod 755 "$folder"

printf 'int main(void) { return 0; }\n' >"$folder/nothing.c"
printf '#include <unistd.h>\nstatic char b[1 << 16];\nint main(void) { for (int i = 0; i < 1 << 14; i++) write(1, b, sizeof b); }\n' \
  >"$folder/flood.c"
gcc -O2 -o "$folder/nothing" "$folder/nothing.c"
for n in 10 110; do
  mkdir "$folder/tests-$n"
  for ((i = 0; i < n; i++)); do
    : >"$folder/tests-$n/$i.in"
    : >"$folder/tests-$n/$i.out"
  done
done
mkdir "$folder/one"
: >"$folder/one/1.in"
: >"$folder/one/1.out"
./run-judge.sh --version >/dev/null # builds the judge

shell_loop() {
  local input
  for input in "$folder/tests-$1"/*.in; do
    "$folder/nothing" <"$input" | diff -q - "${input%.in}.out"
  done
}
judge() { ./run-judge.sh --jobs 1 "$folder/tests-$1" "$folder/nothing.c"; }

# The time of 110 tests less that of 10, in ms a test.
per_test() {
  local a=$EPOCHREALTIME
  "$1" 10 >/dev/null
  local b=$EPOCHREALTIME
  "$1" 110 >/dev/null
  local c=$EPOCHREALTIME
  awk -v a="$a" -v b="$b" -v c="$c" 'BEGIN { printf "%.2f\n", (c - b - (b - a)) * 10 }'
}
median() { sort -n | awk '{ a[NR] = $1 } END { print a[int((NR + 1) / 2)] }'; }

bare=() ours=()
for ((round = 0; round < rounds; round++)); do
  bare+=("$(per_test shell_loop)")
  ours+=("$(per_test judge)")
done
echo "$(date -u +%F), $(nproc) cores, $(java -version 2>&1 | head -n 1)"
a=$(printf '%s\n' "${bare[@]}" | median)
b=$(printf '%s\n' "${ours[@]}" | median)
echo "a test of a program that does nothing, median ms: shell loop $a, judge $b (${ours[*]})"

java -Xmx64m -Djudge.home=. -jar target/judge.jar --json "$folder/r.json" "$folder/one" "$folder/flood.c" || true
sed 's/.*"wall_s":\([0-9.]*\).*/flood of 1 GiB, limit 8 MiB: ended after \1 s, in a judge with 64 MB of heap/' "$folder/r.json"
