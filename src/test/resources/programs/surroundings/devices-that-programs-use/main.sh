head -c 100 /dev/urandom >/dev/null && head -c 10 /dev/zero | wc -c >file
if [ "$(tr -d ' ' <file)" = 10 ]; then cat /dev/stdin >/dev/stdout; fi
