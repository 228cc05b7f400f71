(sleep 0.1; echo ok) &
wait
