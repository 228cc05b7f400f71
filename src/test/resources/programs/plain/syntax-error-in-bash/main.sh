echo ok
if true; then
