count=$(ls -A | wc -l)
if [ "$count" -eq 0 ] && echo text >file && mkdir folder && echo text >"$TMPDIR/other" &&
  [ -f other ]; then
  echo ok
else
  ls -Al
fi
