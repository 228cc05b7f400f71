# Starts runs, one after another, each shut in with name spaces of its own. This is itself run in a
# sandbox, or makes one first, that serves all of them: what a run may see is where it belongs; all
# that the judge sees, and what a run may write, is where a run's scratch folder comes to be mounted,
# so that no run can get there.
#
# A request is a list of fields, each ended by a zero byte; lists have their length first. The answer to each is a line, "started" and the number of the run's
# first process; all else that is said there is an error. Words of the kernel are explained in
# clone(2), mount(2), prctl(2), capabilities(7) and prlimit(2).
use strict;
use warnings FATAL => 'all';    # a warning would be taken for an answer, and the run started again
no warnings 'exec';    # it is told in the run's standard error

use constant {
  REQUESTS => 3,
  REPLIES => 4,
  O_RDONLY => 0,
  O_WRONLY => 1,
  O_CREAT => 0x40,
  O_NONBLOCK => 0x800,
  F_SETFL => 4,
  ENOENT => 2,
  SIGNAL => 0x7F,    # where in a wait status the signal is
  SIGKILL => 9,
  CLONE_FLAGS => 0x8000    # PARENT: the run is to be the judge's child
    | 0x20000 | 0x20000000 | 0x8000000    # NEWNS, NEWPID, NEWIPC
    | 17,    # SIGCHLD
  SHARED_BY_ALL => 0x10000000 | 0x20000    # NEWUSER, NEWNS
    | 0x8000000 | 0x40000000 | 0x4000000 | 0x2000000,    # NEWIPC, NEWNET, NEWUTS, NEWCGROUP
  MS_BIND => 4096,
  MS_REC => 0x4000,
  MS_PRIVATE => 0x40000,
  MNT_DETACH => 2,
  AF_INET => 2,
  SOCK_DGRAM => 2,
  SIOCSIFFLAGS => 0x8914,
  IFF_UP => 1,
  AT_FDCWD => -100,
  AT_RECURSIVE => 0x8000,
  ATTR_PROTECTED => 1 | 2 | 4,    # RDONLY, NOSUID, NODEV
  ATTR_DEVICES => 1 | 2 | 8,    # RDONLY, NOSUID, NOEXEC
  ATTR_WRITABLE => 2 | 4,
  PROC_FLAGS => 2 | 4 | 8,    # NOSUID, NODEV, NOEXEC
  SCRATCH_FLAGS => 2 | 4,
  PR_SET_PDEATHSIG => 1,
  PR_SET_DUMPABLE => 4,
  PR_CAPBSET_DROP => 24,
  PR_SET_NO_NEW_PRIVS => 38,
  CAPABILITY_VERSION => 0x20080522,
};

# The numbers of the system calls differ from machine to machine.
my ($clone, $mount, $prctl, $capset, $prlimit, $setsid, $unshare, $pivot_root, $umount,
  $mount_setattr) = map { $_ + 0 } splice @ARGV, 0, 10;

sub call {
  my ($what, $number, @arguments) = @_;
  my $result = syscall $number, @arguments;
  die "$what: $!\n" if $result == -1;
  return $result;
}

sub opened {
  my ($path, $mode) = @_;
  sysopen my $file, $path, $mode or die "open $path: $!\n";
  return $file;
}

# Opens an end of a pipe. It does not wait for somebody at the other: if the judge has died, there
# will be none.
sub pipe_end {
  my ($path, $mode) = @_;
  my $file = opened($path, $mode | O_NONBLOCK);
  fcntl $file, F_SETFL, $mode or die "fcntl $path: $!\n";
  return $file;
}

# Takes a list from the front of the fields.
sub list {
  my $fields = shift;
  return splice @$fields, 0, shift @$fields;
}

sub write_to {
  my ($path, $text) = @_;
  syswrite opened($path, O_WRONLY), $text or die "$path: $!\n";
}

# Mounts what is at another place, with what is mounted below it, if so wished.
sub bind_mount {
  my ($source, $place, $flags) = @_;
  call("mount $place", $mount, $source, $place, '', MS_BIND | ($flags // 0), 0);
}

# Changes what is mounted at a place, and below it, keeping what the kernel insists on.
sub protect {
  my ($place, $attributes) = @_;
  call("mount_setattr $place", $mount_setattr, AT_FDCWD, $place, AT_RECURSIVE,
    pack('QQQQ', $attributes, 0, 0, 0), 32);
}

# Makes the sandbox for all runs: a user without rights becomes the root of name spaces of his own,
# whose root folder is a room in which there are places for all that is to be mounted.
sub furnish {
  my ($room, $host, $scratch, $writable, @system) = @_;
  my ($uid, $gid) = ($> + 0, $) + 0);
  call('unshare', $unshare, SHARED_BY_ALL);
  write_to('/proc/self/setgroups', 'deny');
  write_to('/proc/self/uid_map', "0 $uid 1");
  write_to('/proc/self/gid_map', "0 $gid 1");
  write_to('/proc/sys/user/max_user_namespaces', 0);
  socket my $socket, AF_INET, SOCK_DGRAM, 0 or die "socket: $!\n";
  my $loopback = pack 'Z16 s x22', 'lo', IFF_UP;
  ioctl $socket, SIOCSIFFLAGS, $loopback or die "lo: $!\n";

  call('mount /', $mount, 'none', '/', '', MS_REC | MS_PRIVATE, 0);
  bind_mount('/', $room . $host, MS_REC);    # before there is more, which it would have again
  bind_mount($room, $room, MS_REC);
  chdir $room or die "chdir $room: $!\n";
  bind_mount($_, ".$_", MS_REC) for @system;
  protect('.', ATTR_PROTECTED);
  bind_mount($scratch, ".$writable");
  protect(".$writable", ATTR_WRITABLE);
  bind_mount('/proc', './proc', MS_REC);
  call('mount /dev', $mount, 'tmpfs', './dev', 'tmpfs', SCRATCH_FLAGS, 'mode=0755');
  for my $device (qw(null zero full random urandom)) {
    opened("dev/$device", O_WRONLY | O_CREAT);
    bind_mount("/dev/$device", "./dev/$device");
  }
  symlink '/proc/self/fd', 'dev/fd';
  my @streams = qw(stdin stdout stderr);
  symlink "/proc/self/fd/$_", "dev/$streams[$_]" for 0 .. $#streams;
  protect('./dev', ATTR_DEVICES);

  call('pivot_root', $pivot_root, '.', '.');
  call('umount', $umount, '.', MNT_DETACH);
  chdir '/' or die "chdir /: $!\n";
}

# What a run's first process does: the judge's child, and process 1 of the run's name spaces. The
# program is a child of it, as process 1 would ignore signals.
sub run {
  my ($input, $output, $error, $status, @fields) = @_;
  my @environment = list(\@fields);
  my ($scratch, $scratch_options, $program_input) = splice @fields, 0, 3;
  my @limits = list(\@fields);
  my @mounts = list(\@fields);
  my @command = @fields;

  # first what errors are told to: to the judge, as the run's, not as an answer to the next request
  open STDERR, '>&', $error or die "standard error: $!\n";
  open STDOUT, '>&', $output or die "standard output: $!\n";
  call('setsid', $setsid);
  call('prctl', $prctl, PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
  call('prctl', $prctl, PR_SET_DUMPABLE, 0, 0, 0, 0);    # the program must not look into this
  while (my ($source, $place) = splice @mounts, 0, 2) {
    bind_mount($source, $place);
  }
  call('mount /proc', $mount, 'proc', '/proc', 'proc', PROC_FLAGS, 0);
  call("mount $scratch", $mount, 'tmpfs', $scratch, 'tmpfs', SCRATCH_FLAGS, $scratch_options);
  call('capset', $capset, pack('LL', CAPABILITY_VERSION, 0), "\0" x 24);
  while (my ($resource, $limit) = splice @limits, 0, 2) {
    syscall $prlimit, 0, $resource + 0, pack('QQ', $limit, $limit), 0;    # the user may have a lower one
  }
  chdir $scratch or die "chdir $scratch: $!\n";
  open STDIN, '<&', length $program_input ? opened($program_input, O_RDONLY) : $input
    or die "standard input: $!\n";
  %ENV = @environment;

  my $program = fork // die "fork: $!\n";    # not the program's fault: it is not ready yet
  if ($program == 0) {
    # the judge may have died before process 1 could ask to die with it
    syswrite $status, "ready\n" or exit 1;
    exec { $command[0] } @command;
    my $exit_status = $! == ENOENT ? 127 : 126;
    print STDERR "$command[0]: $!\n";
    exit $exit_status;
  }
  close $_ for $input, $output, $error, *STDIN, *STDOUT, *STDERR;
  1 while waitpid(-1, 0) != $program;    # orphans come to process 1
  my $signal = $? & SIGNAL;
  syswrite $status, "signal\n" if $signal;
  exit($signal ? 128 + $signal : $? >> 8);
}

open my $requests, '<&=', REQUESTS or die "requests: $!\n";
open my $replies, '>&=', REPLIES or die "replies: $!\n";
if (@ARGV) {
  # The judge's thread that has started this will end, which would be the death of its children, the
  # runs. Orphans come to one that stays; where bubblewrap was between, the judge has it end.
  exit 0 if fork // die "fork: $!\n";
  furnish(@ARGV);
}
$SIG{FPE} = 'DEFAULT';    # Perl ignores it
my $capability = 0;
$capability++ while syscall($prctl, PR_CAPBSET_DROP, $capability, 0, 0, 0) == 0;
call('prctl', $prctl, PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
syswrite $replies, "ready $$\n";

$/ = "\0";
while (defined(my $count = <$requests>)) {
  chomp $count;
  chomp(my @fields = map { scalar <$requests> } 1 .. $count);
  my @files = pipe_end(shift @fields, O_RDONLY);
  push @files, map { pipe_end($_, O_WRONLY) } list(\@fields);
  my $first = call('clone', $clone, CLONE_FLAGS, 0, 0, 0, 0);
  if ($first == 0) {
    close $requests;
    close $replies;
    run(@files, @fields);
  }
  close $_ for @files;
  syswrite $replies, "started $first\n";
}
