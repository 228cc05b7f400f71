sleep 0.5
echo ok
