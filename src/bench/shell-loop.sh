#!/usr/bin/env bash
# Times ./run-judge.sh over the bundled problems whose outputs are compared with answers (those with
# a validator of their own cannot be judged so) against a bare shell loop over the same tests
# (compiled beforehand: java -cp CLASSES Main < IN | diff - OUT, one after the other), in turn, and
# prints the medians and their ratio. Usage: src/bench/shell-loop.sh [ROUNDS, 5 if not given]
set -euo pipefail
cd "$(dirname "$0")/../.."
rounds=${1:-5}
classes=$(mktemp -d)
trap 'rm -rf "$classes"' EXIT

names=() tests=()
for problem in problems/*/Main.java; do
  name=$(basename "$(dirname "$problem")")
  if [[ -d problems/$name/output_validator ]]; then continue; fi
  names+=("$name")
  tests+=(testdata/"$name"/*/*.in)
  javac --release 8 -Xlint:-options -d "$classes/$name" "$problem"
done
./run-judge.sh -q "${names[@]}" # builds the judge, warms the file cache

shell_loop() {
  local input
  for input in "${tests[@]}"; do
    local name=${input#testdata/}
    java -cp "$classes/${name%%/*}" Main <"$input" | diff -q - "${input%.in}.out" >/dev/null ||
      echo "differs: $input" >&2
  done
}

timed() {
  local start=$EPOCHREALTIME
  "$@" >/dev/null
  local end=$EPOCHREALTIME
  echo "$start $end" | awk '{ printf "%.3f\n", $2 - $1 }'
}

median() { sort -n | awk '{ a[NR] = $1 } END { print a[int((NR + 1) / 2)] }'; }

loop=() judge=()
for ((round = 0; round < rounds; round++)); do
  loop+=("$(timed shell_loop)")
  judge+=("$(timed ./run-judge.sh "${names[@]}")")
done

a=$(printf '%s\n' "${loop[@]}" | median)
b=$(printf '%s\n' "${judge[@]}" | median)
echo "$(date -u +%F), $(nproc) cores, $(java -version 2>&1 | head -n 1)"
echo "${#tests[@]} tests of ${#loop[@]} rounds each, median wall seconds"
printf 'shell loop, one at a time  %s  (%s)\n' "$a" "${loop[*]}"
printf 'run-judge.sh               %s  (%s)\n' "$b" "${judge[*]}"
awk -v a="$a" -v b="$b" 'BEGIN { printf "ratio                      %.2f\n", b / a }'
