#!/usr/bin/env bash
# CPU time of many-piles' Main on its largest tests, against a program that only reads the numbers, in
# the same way, and adds them up; in turn, medians. Usage: src/bench/many-piles.sh [ROUNDS, 9 if not given]
set -euo pipefail
cd "$(dirname "$0")/../.."
rounds=${1:-9}
classes=$(mktemp -d)
trap 'rm -rf "$classes"' EXIT

mkdir "$classes/sum"
cat >"$classes/sum/Main.java" <<'JAVA'
import java.io.IOException;
import java.io.InputStream;

public class Main {
  public static void main(String[] args) throws IOException {
    Numbers in = new Numbers(System.in);
    long sum = 0;
    for (int piles = in.next(); piles > 0; piles--) {
      for (int size = in.next(); size > 0; size--) {
        sum += in.next();
      }
    }
    System.out.println(sum);
  }

JAVA
sed -n '/Reads non-negative integers/,$p' problems/many-piles/Main.java >>"$classes/sum/Main.java"
javac --release 8 -Xlint:-options -d "$classes/sum" "$classes/sum/Main.java"
javac --release 8 -Xlint:-options -d "$classes/main" problems/many-piles/Main.java

TIMEFORMAT='%U %S'
cpu() { # CLASSES INPUT: user and system time
  { time java -Xmx256m -XX:+UseSerialGC -cp "$1" Main <"$2" >/dev/null; } 2>&1 | awk '{ print $1 + $2 }'
}
median() { sort -n | awk '{ a[NR] = $1 } END { print a[int((NR + 1) / 2)] }'; }

echo "$(date -u +%F), $(nproc) cores, $(java -version 2>&1 | head -n 1), $rounds rounds, median CPU seconds"
for test in max-one-pile-01 max-piles-01 max-piles-02 max-rising; do
  input=testdata/many-piles/secret/$test.in
  sum=() main=()
  for ((round = 0; round < rounds; round++)); do
    sum+=("$(cpu "$classes/sum" "$input")")
    main+=("$(cpu "$classes/main" "$input")")
  done
  a=$(printf '%s\n' "${sum[@]}" | median)
  b=$(printf '%s\n' "${main[@]}" | median)
  awk -v t="$test" -v a="$a" -v b="$b" 'BEGIN { printf "%-16s sum %.3f  Main %.3f  ratio %.2f\n", t, a, b, b / a }'
done
