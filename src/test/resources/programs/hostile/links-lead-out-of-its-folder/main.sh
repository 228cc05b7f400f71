ln -s / root
ln -s /etc/passwd passwd
ln -s /proc/self/cwd here
ln -s "$(readlink /proc/self/fd/0)" input
mkdir deep && cd deep && ln -s .. up && ln -s /usr/bin bin
chmod 000 .
echo ok
