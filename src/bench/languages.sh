#!/usr/bin/env bash
# Times 102 tests of a small program (read n numbers, print their sum) in Java, C++ and Python: a
# bare shell loop, the same with xargs two at a time, and the judge. Starting the judge and compiling
# are left out: the judge's figure is 104 tests less 2. All in turn; medians of the rounds.
# Needs g++ and python3. Usage: src/bench/languages.sh [ROUNDS, 5 if not given]
set -euo pipefail
cd "$(dirname "$0")/../.."
rounds=${1:-5}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chmod 755 "$folder"

for n in 2 104; do
  mkdir "$folder/tests-$n"
  for ((i = 0; i < n; i++)); do
    echo "3 $i 20 30" >"$folder/tests-$n/$i.in"
    echo "$((i + 50))" >"$folder/tests-$n/$i.out"
  done
done
cat >"$folder/Main.java" <<'END'
import java.util.Scanner;
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    long sum = 0;
    for (int n = in.nextInt(); n > 0; n--) sum += in.nextInt();
    System.out.println(sum);
  }
}
END
cat >"$folder/sum.cpp" <<'END'
#include <iostream>
int main() {
  int n, x;
  long long sum = 0;
  for (std::cin >> n; n-- && std::cin >> x;) sum += x;
  std::cout << sum << "\n";
}
END
echo 'print(sum(map(int, input().split()[1:])))' >"$folder/sum.py"
javac -d "$folder" "$folder/Main.java"
g++ -O2 -o "$folder/sum" "$folder/sum.cpp"
./run-judge.sh --version >/dev/null # builds the judge
ls "$folder/tests-104"/*.in | head -n 102 >"$folder/inputs"

declare -A run=([Java]="java -cp $folder Main" [C++]="$folder/sum" [Python]="/usr/bin/python3 $folder/sum.py")
declare -A source=([Java]=Main.java [C++]=sum.cpp [Python]=sum.py)

one='out=${1%.in}.out; shift; "$@" <"$in" | diff -q - "$out" >/dev/null || echo differs'
bare() { xargs -P "$1" -I{} sh -c 'in=$1; '"$one" sh {} ${run[$2]} <"$folder/inputs"; }
judge() { ./run-judge.sh -q "$folder/tests-$1" "$folder/${source[$2]}"; }
seconds() {
  local start=$EPOCHREALTIME
  "$@" >/dev/null
  awk -v a="$start" -v b="$EPOCHREALTIME" 'BEGIN { printf "%.3f\n", b - a }'
}
judge_seconds() {
  local few many
  few=$(seconds judge 2 "$1")
  many=$(seconds judge 104 "$1")
  awk -v a="$few" -v b="$many" 'BEGIN { printf "%.3f\n", b - a }'
}
median() { sort -n | awk '{ a[NR] = $1 } END { print a[int((NR + 1) / 2)] }'; }

echo "$(date -u +%F), $(nproc) cores, $(java -version 2>&1 | head -n 1); 102 tests, median seconds of $rounds"
printf '%-8s %8s %12s %8s %20s\n' '' loop 'two at once' judge 'judge / two at once'
for language in Java C++ Python; do
  loop=() two=() ours=()
  for ((round = 0; round < rounds; round++)); do
    loop+=("$(seconds bare 1 "$language")")
    two+=("$(seconds bare 2 "$language")")
    ours+=("$(judge_seconds "$language")")
  done
  a=$(printf '%s\n' "${loop[@]}" | median)
  b=$(printf '%s\n' "${two[@]}" | median)
  c=$(printf '%s\n' "${ours[@]}" | median)
  printf '%-8s %8s %12s %8s %20s\n' "$language" "$a" "$b" "$c" "$(awk -v b="$b" -v c="$c" 'BEGIN { printf "%.2f", c / b }')"
done
