#!/usr/bin/env bash
# Times 102 tests of a small program (read n numbers, print their sum) in Java, C++ and Python, with
# a bare shell loop, the same with xargs on all cores, the judge, its quick mode (Java only), and each
# of these judges that is on the PATH: verifyproblem (problemtools), bt (BAPCtools), oj
# (online-judge-tools), dmoj-cli (DMOJ); with -j where they can use all cores.
# Start and compiling are left out in the same way for all: a figure is the time of 104 tests less
# that of 2, each the median of the rounds, in which all take their turn. A first run, not timed,
# fills caches and has to accept the program; where it does not, there is a dash. The others compile
# and run as they are set up here; a PyPy that problemtools or BAPCtools prefers is not what the rest use.
# Needs g++ and /usr/bin/python3. Usage: src/bench/languages.sh [ROUNDS, 5 if not given]
set -euo pipefail
cd "$(dirname "$0")/../.."
rounds=${1:-5}
cores=$(nproc)
languages=(Java C++ Python)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chmod 755 "$folder"

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
declare -A run=([Java]="java -cp $folder Main" [C++]="$folder/sum" [Python]="/usr/bin/python3 $folder/sum.py")
declare -A source=([Java]=Main.java [C++]=sum.cpp [Python]=sum.py)
declare -A executor=([Java]=JAVA [C++]=CPP17 [Python]=PY3) # DMOJ's names

# The same tests as each wants them: plain, and as packages of problemtools, BAPCtools and DMOJ.
for n in 2 104; do
  plain=$folder/plain/sum$n
  mkdir -p "$plain" "$folder"/{problemtools,bapctools}/sum$n/{data/secret,submissions/accepted} "$folder/dmoj/sum$n"
  echo 'test_cases:' >"$folder/dmoj/sum$n/init.yml"
  for ((i = 0; i < n; i++)); do
    echo "3 $i 20 30" >"$plain/$i.in"
    echo "$((i + 50))" >"$plain/$i.out"
    echo "- {in: $i.in, out: $i.out, points: 1}" >>"$folder/dmoj/sum$n/init.yml"
    for package in problemtools bapctools; do
      cp "$plain/$i.in" "$folder/$package/sum$n/data/secret"
      cp "$plain/$i.out" "$folder/$package/sum$n/data/secret/$i.ans"
    done
  done
  cp "$plain"/* "$folder/dmoj/sum$n"
  for package in problemtools bapctools; do
    cp "$folder"/{Main.java,sum.cpp,sum.py} "$folder/$package/sum$n/submissions/accepted"
  done
  printf 'name: Sum\nvalidation: default\nlimits: {memory: 256}\n' >"$folder/problemtools/sum$n/problem.yaml"
  printf 'problem_format_version: 2025-09\nname: Sum\nuuid: 00000000-0000-4000-8000-000000000%03d\nlimits: {time_limit: 10, memory: 256}\n' \
    "$n" >"$folder/bapctools/sum$n/problem.yaml"
done
jdk=$(dirname "$(readlink -f "$(command -v javac)")")
cat >"$folder/dmoj.yml" <<END
problem_storage_globs: ["$folder/dmoj/*"]
tempdir: $folder
runtime: {java: $jdk/java, javac: $jdk/javac, g++17: $(command -v g++), python3: /usr/bin/python3}
END
mkdir "$folder/bin"
ln -s /usr/bin/python3 "$folder/bin/python3"

# Each judges the program in a language over so many tests, and fails unless all are accepted.
# shellcheck disable=SC2016 # for the inner shell
one='in=$1; out=${1%.in}.out; shift; "$@" <"$in" | diff -q - "$out"'
bare() { # LANGUAGE TESTS JOBS
  # shellcheck disable=SC2086 # a command of several words
  printf '%s\n' "$folder/plain/sum$2"/*.in | xargs -P "$3" -I{} sh -c "$one" sh {} ${run[$1]}
}
judge() { ./run-judge.sh -q "${@:3}" "$folder/plain/sum$2" "$folder/${source[$1]}"; } # LANGUAGE TESTS OPTION...
# The exit status of these two also tells of what the package lacks: statements and the like.
problemtools() {
  [[ $(verifyproblem -p submissions -t 10 -j "$3" -s "accepted/${source[$1]}" "$folder/problemtools/sum$2" 2>&1) == *'OK: AC'* ]]
}
bapctools() {
  local bt said
  bt=$(command -v bt)
  # It runs the python3 of the PATH; that shall be the one that the others run.
  said=$(cd "$folder/bapctools/sum$2" && PATH=$folder/bin:$PATH "$bt" run -G --no-bar -j "$3" "submissions/accepted/${source[$1]}" 2>&1) || true
  [[ $said == *"${source[$1]}:"*' AC '* ]]
}
online_judge_tools() { oj test -c "${run[$1]}" -t 10 -j "$3" -d "$folder/plain/sum$2"; }
dmoj() {
  local accepted
  accepted=$(dmoj-cli --no-ansi --skip-self-test -c "$folder/dmoj.yml" --history "$folder/history" -e "${executor[$1]}" \
    -- submit -tl 10 -ml 262144 "sum$2" "${executor[$1]}" "$folder/${source[$1]}" 2>&1 | grep -c '^Test case .* AC ')
  ((accepted == $2))
}

rows=()
declare -A call=() times=()
row() { # NAME FUNCTION ARGUMENT...
  rows+=("$1")
  call[$1]=${*:2}
}
on_path() { command -v "$1" >/dev/null; }
two_at_once="xargs -P $cores"
row 'shell loop' bare 1
row "$two_at_once" bare "$cores"
row run-judge judge
if ./run-judge.sh --help | grep -e --quick >/dev/null; then row 'run-judge --quick' judge --quick; fi # and builds it
if on_path verifyproblem; then
  row verifyproblem problemtools 1
  row "verifyproblem -j $cores" problemtools "$cores"
fi
if on_path bt; then
  row 'bt run -j 1' bapctools 1
  row "bt run -j $cores" bapctools "$cores"
fi
if on_path oj; then
  row 'oj test' online_judge_tools 1
  row "oj test -j $cores" online_judge_tools "$cores"
fi
if on_path dmoj-cli; then row dmoj-cli dmoj; fi

perform() { # ROW LANGUAGE TESTS
  local words
  read -ra words <<<"${call[$1]}"
  TMPDIR=$folder "${words[0]}" "$2" "$3" "${words[@]:1}" >/dev/null 2>&1 && return
  echo "$1 did not accept the $2 program over $3 tests" >&2
  return 1
}
measure() { # ROW LANGUAGE: notes how much longer 104 tests take than 2, in microseconds
  local a=${EPOCHREALTIME//[!0-9]/}
  perform "$1" "$2" 2
  local b=${EPOCHREALTIME//[!0-9]/}
  perform "$1" "$2" 104
  local c=${EPOCHREALTIME//[!0-9]/}
  times[$1/$2]+="$((c - b - (b - a))) "
}
median() { tr -s ' ' '\n' <<<"${times[$1]}" | grep . | sort -n | awk '{ a[NR] = $1 } END { print a[int((NR + 1) / 2)] }'; }

for language in "${languages[@]}"; do
  able=()
  for row in "${rows[@]}"; do
    if [[ $row == *--quick && $language != Java ]]; then continue; fi
    if perform "$row" "$language" 2 && perform "$row" "$language" 104; then able+=("$row"); fi
  done
  for ((round = 0; round < rounds; round++)); do
    for row in "${able[@]}"; do measure "$row" "$language"; done
  done
done

echo "$(date -u +%F), $cores cores, $(java -version 2>&1 | head -n 1); 102 tests, median seconds of $rounds, / $two_at_once"
printf '%-19s' ''
printf ' %14s' "${languages[@]}"
echo
for row in "${rows[@]}"; do
  printf '%-19s' "$row"
  for language in "${languages[@]}"; do
    if [[ -z ${times[$row/$language]:-} ]]; then
      printf ' %14s' -
    else
      awk -v t="$(median "$row/$language")" -v x="$(median "$two_at_once/$language")" \
        'BEGIN { printf " %8.3f %5.2f", t / 1e6, t / x }'
    fi
  done
  echo
done
