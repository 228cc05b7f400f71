unset PWD OLDPWD SHLVL _
test "$HOME" = "$(pwd)" && test "$TMPDIR" = "$HOME" || echo "home is $HOME"
unset HOME TMPDIR
env | grep -v '^_=' | LC_ALL=C sort | tr '\n' ';'
