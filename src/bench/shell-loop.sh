#!/usr/bin/env bash
# Times ./run-judge.sh over the bundled problems whose outputs are compared with answers (those with
# a validator of their own cannot be judged so) against bare shell loops over the same tests: java -cp
# CLASSES Main < IN | diff - OUT, compiled beforehand, one after the other, and with xargs on all
# cores. The judge twice: with what it kept of the last compiling, as the loops have it, and with
# an empty cache. In turn; prints the medians, and their ratios to both loops.
# Usage: src/bench/shell-loop.sh [ROUNDS, 5 if not given]
set -euo pipefail
cd "$(dirname "$0")/../.."
rounds=${1:-5}
cores=$(nproc)
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
./run-judge.sh -q "${names[@]}" # builds the judge, warms the file cache and its own

# shellcheck disable=SC2016 # for the inner shell
one='name=${2#testdata/}; java -cp "$1/${name%%/*}" Main <"$2" | diff -q - "${2%.in}.out"'
loop() { printf '%s\n' "${tests[@]}" | xargs -P "$1" -I{} sh -c "$one" sh "$classes" {}; }
judge() { ./run-judge.sh "${names[@]}"; }
judge_anew() {
  local cache
  cache=$(mktemp -d -p "$classes")
  XDG_CACHE_HOME=$cache ./run-judge.sh "${names[@]}"
}

timed() {
  local start=$EPOCHREALTIME
  "$@" >/dev/null
  awk -v a="$start" -v b="$EPOCHREALTIME" 'BEGIN { printf "%.3f\n", b - a }'
}
median() { printf '%s\n' "$@" | sort -n | awk '{ a[NR] = $1 } END { print a[int((NR + 1) / 2)] }'; }

single=() side=() kept=() anew=()
for ((round = 0; round < rounds; round++)); do
  single+=("$(timed loop 1)")
  side+=("$(timed loop "$cores")")
  kept+=("$(timed judge)")
  anew+=("$(timed judge_anew)")
done

a=$(median "${single[@]}")
b=$(median "${side[@]}")
show() { # NAME SECONDS...
  local m
  m=$(median "${@:2}")
  awk -v n="$1" -v m="$m" -v a="$a" -v b="$b" -v all="${*:2}" \
    'BEGIN { printf "%-28s %7.3f %6.2f %6.2f   (%s)\n", n, m, m / a, m / b, all }'
}
echo "$(date -u +%F), $cores cores, $(java -version 2>&1 | head -n 1)"
echo "${#tests[@]} tests, median wall seconds of $rounds, ratio to the loop and to xargs"
show 'shell loop' "${single[@]}"
show "xargs -P $cores" "${side[@]}"
show 'run-judge.sh' "${kept[@]}"
show 'run-judge.sh, nothing kept' "${anew[@]}"
