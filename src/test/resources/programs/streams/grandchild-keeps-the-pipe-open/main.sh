sh -c 'sleep 100 & echo ok'
