#!/usr/bin/env bash
# How the judge's time and memory grow. Time: a small C++ program over 1, 100, 1,000 and 10,000 tests,
# with all reports; what one test takes (starting the judge) is subtracted. The ratio is that of
# CPU time, of the judge and all its runs, on which a busy machine has less influence. 200 and 2,000
# Bash submissions over 3 tests. Memory: the judge's peak (VmHWM) in these, with 10,000 tests that fail and
# print 40 KB to standard error, and with an input of 200 MB and an answer of 100 MB.
# Needs g++, Linux and 1 GB of temporary space. Usage: src/bench/scale.sh [ROUNDS, 3 if not given]
set -euo pipefail
cd "$(dirname "$0")/../.."
rounds=${1:-3}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chmod 755 "$folder"
export XDG_CACHE_HOME=$folder/cache

cat >"$folder/sum.cpp" <<'END'
#include <iostream>
int main() {
  int n, x;
  long long sum = 0;
  for (std::cin >> n; n-- && std::cin >> x;) sum += x;
  std::cout << sum << "\n";
}
END
cat >"$folder/fails.cpp" <<'END'
#include <cstdio>
int main() {
  for (int i = 0; i < 1000; i++) fprintf(stderr, "%d: something went wrong, as it is to\n", i);
  return 1;
}
END
cat >"$folder/halves.cpp" <<'END'
#include <cstdio>
int main() {
  char line[10];
  for (int i = 0; fread(line, 1, sizeof line, stdin) == sizeof line; i++)
    if (i % 2) fwrite(line, 1, sizeof line, stdout);
}
END
for n in 1 3 100 1000 10000; do
  mkdir "$folder/tests-$n"
  for ((i = 0; i < n; i++)); do
    echo "3 $i 20 30" >"$folder/tests-$n/$i.in"
    echo "$((i + 50))" >"$folder/tests-$n/$i.out"
  done
done
mkdir "$folder/submissions" "$folder/large"
for ((i = 0; i < 2000; i++)); do
  echo 'read -r n a b c; echo $((a + b + c))' >"$folder/submissions/$i.sh"
done
head -c 200000000 < <(yes 123456789) >"$folder/large/1.in"
head -c 100000000 "$folder/large/1.in" >"$folder/large/1.out"
./run-judge.sh --version >/dev/null # builds the judge

# Judges with all reports; sets seconds, cpu seconds, and peak, in MB.
TIMEFORMAT='%R %U %S'
judge() {
  local shell pid user system now
  { time ./run-judge.sh -q --json "$folder/r.json" --junit "$folder/r.xml" "$@" >"$folder/out" 2>&1; } 2>"$folder/time" &
  shell=$! pid=
  until [ -n "$pid" ]; do read -r pid _ <"/proc/$shell/task/$shell/children" || true; done
  while now=$(awk '/VmHWM/ { print int($2 / 1024) }' "/proc/$pid/status" 2>/dev/null) && [ -n "$now" ]; do
    peak=$now
    sleep 0.1
  done
  wait "$shell" || [ $? = 1 ] || { cat "$folder/out" >&2; exit 2; }
  read -r seconds user system <"$folder/time"
  cpu=$(awk -v a="$user" -v b="$system" 'BEGIN { printf "%.3f", a + b }')
}
median() { sort -n | awk '{ a[NR] = $1 } END { print a[int((NR + 1) / 2)] }'; }

echo "$(date -u +%F), $(nproc) cores, $(java -version 2>&1 | head -n 1); medians of $rounds"
judge "$folder/tests-1" "$folder/sum.cpp" # compiles it
declare -A times=() cpus=() peaks=()
for ((round = 0; round < rounds; round++)); do
  for n in 1 100 1000 10000; do
    judge "$folder/tests-$n" "$folder/sum.cpp"
    times[$n]+="$seconds"$'\n'
    cpus[$n]+="$cpu"$'\n'
    peaks[$n]=$peak
  done
done
one=$(printf %s "${cpus[1]}" | median)
printf '%8s %10s %10s %14s %10s\n' tests seconds 'CPU s' 'CPU ms a test' 'peak MB'
for n in 100 1000 10000; do
  all=$(printf %s "${cpus[$n]}" | median)
  cost[n]=$(awk -v a="$all" -v b="$one" -v n="$n" 'BEGIN { printf "%.3f", (a - b) * 1000 / (n - 1) }')
  printf '%8s %10s %10s %14s %10s\n' "$n" "$(printf %s "${times[$n]}" | median)" "$all" "${cost[n]}" "${peaks[$n]}"
done
awk -v a="${cost[10000]}" -v b="${cost[100]}" 'BEGIN { printf "a test of 10,000 / a test of 100: %.2f\n", a / b }'

for n in 200 2000; do
  mapfile -t some < <(printf "$folder/submissions/%s.sh\n" $(seq 0 $((n - 1))))
  judge "$folder/tests-3" "${some[@]}"
  echo "$n submissions of 3 tests: $(awk -v s="$cpu" -v n="$n" 'BEGIN { printf "%.1f", s * 1000 / n }') CPU ms each, peak $peak MB"
done
judge "$folder/tests-10000" "$folder/fails.cpp"
echo "10,000 tests that fail with 40 KB of errors: $seconds s, CPU $cpu s, peak $peak MB"
judge "$folder/large" "$folder/halves.cpp" --time-limit 60
echo "input of 200 MB, answer of 100 MB: $seconds s, CPU $cpu s, peak $peak MB"
