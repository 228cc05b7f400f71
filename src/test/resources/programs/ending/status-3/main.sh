echo ok
exit 3
