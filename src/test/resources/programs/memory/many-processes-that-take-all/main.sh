for i in 1 2 3 4 5 6 7 8; do
  (text=$(head -c 20000000 /dev/zero | tr '\0' x); sleep 10; echo "${#text}") &
done
wait
