(while :; do :; done) &
(while :; do :; done) &
wait
