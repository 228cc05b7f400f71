bomb() { bomb | bomb & }
bomb
sleep 5
echo ok
