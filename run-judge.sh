#!/bin/sh
# Judges submissions: see ./run-judge.sh --help. Builds the judge first if a source is newer.
set -eu
unset CDPATH # with it cd may go elsewhere, and print where

# This script's folder, also if it was called through a symbolic link.
self=$0
while [ -L "$self" ]; do
  link=$(readlink "$self")
  case $link in
    /*) self=$link ;;
    *) self=$(dirname "$self")/$link ;;
  esac
done
home=$(cd "$(dirname "$self")" && pwd -P)
jar=$home/target/judge.jar
archive=$home/target/judge.jsa

fail() {
  printf 'error: %s\n' "$1" >&2
  exit 2
}

if [ -n "${JAVA_HOME:-}" ]; then
  java=$JAVA_HOME/bin/java
else
  java=java
fi
command -v "$java" >/dev/null 2>&1 ||
  fail "no $java; install a JDK, 17 or newer, and let JAVA_HOME or PATH name it"

# The user's options for Java are not meant for the judge, and file names are UTF-8 in any locale.
unset JAVA_TOOL_OPTIONS JDK_JAVA_OPTIONS _JAVA_OPTIONS CLASSPATH
LC_ALL=C.UTF-8
export LC_ALL

# Which Java this is, as far as an archive of classes is concerned.
this_java() {
  file=$(command -v "$java")
  file=$(readlink -f "$file" 2>/dev/null || printf '%s' "$file")
  printf '%s\n' "$file"
  cat "${file%/bin/java}/release" 2>/dev/null || :
}

# Java, set to start fast.
judge() { # COMMAND OPTION_OF_JAVA...
  command=$1
  shift
  $command "$java" ${TMPDIR:+-Djava.io.tmpdir="$TMPDIR"} -Xmx160m -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -XX:-UsePerfData \
    -XX:+IgnoreUnrecognizedVMOptions -XX:+UnlockDiagnosticVMOptions -XX:ArchiveRelocationMode=0 \
    -Xlog:disable -Xlog:all=warning:stderr '-Xlog:cds*=off:stderr' -Djudge.home="$home" "$@"
}

is_stale() {
  [ ! -f "$jar" ] || [ -n "$(find "$home/pom.xml" "$home/src/main" -newer "$jar" | head -n 1)" ]
}

# The jar gets its place in one move, so that a judge at work keeps its own, and the time at which
# the build began, so that what was edited meanwhile counts as newer.
build() {
  printf 'Building the judge...\n' >&2
  started=$home/target/.build-started
  : >"$started"
  rm -f "$jar".* "$archive" "$archive".*
  (cd "$home" && sh ./mvnw -q -B -DskipTests -Dspotless.check.skip -Djacoco.skip package) >&2 ||
    fail "the build failed; see above (the first one needs the network)"
  cp "$home/target/run-judge.jar" "$jar.$$"
  touch -r "$started" "$jar.$$"
  mv -f "$jar.$$" "$jar"
  # The classes that judging takes, ready to use for this Java; it starts without them, too.
  (cd "$home" && judge env -XX:ArchiveClassesAtExit="$archive.$$" -jar "$jar" -q single-row) >/dev/null 2>&1 || :
  if [ -f "$archive.$$" ]; then
    this_java >"$archive.java"
    mv -f "$archive.$$" "$archive"
  fi
}

if is_stale; then
  mkdir -p "$home/target" || fail "cannot write $home/target to build the judge there"
  if command -v flock >/dev/null 2>&1; then
    exec 9>"$home/target/.build-lock"
    flock 9
    if is_stale; then build; fi
    exec 9>&-
  else
    build
  fi
fi

out=false err=false
if [ -t 1 ]; then out=true; fi
if [ -t 2 ]; then err=true; fi

# The user's own languages, if there are any.
languages=${RUN_JUDGE_LANGUAGES:-${XDG_CONFIG_HOME:-${HOME:-}/.config}/run-judge/languages.yaml}
if [ -z "${RUN_JUDGE_LANGUAGES:-}" ] && [ ! -f "$languages" ]; then languages=; fi

# What compiling made; without a home nothing is kept.
cache=${XDG_CACHE_HOME:-${HOME:+$HOME/.cache}}
cache=${cache:+$cache/run-judge}

# Java takes a colon for the end of a name, and without its own archive where another does not fit.
shared=
case $archive in
  *:*) ;;
  *) if [ -f "$archive" ] && [ "$(this_java)" = "$(cat "$archive.java" 2>/dev/null)" ]; then shared=-XX:SharedArchiveFile=$archive; fi ;;
esac
judge exec ${shared:+"$shared"} -Djudge.languages="$languages" -Djudge.cache="$cache" \
  -Djudge.out.terminal=$out -Djudge.err.terminal=$err -jar "$jar" "$@"
