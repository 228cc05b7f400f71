kill -STOP $$
echo ok
