#!/bin/sh
# Calls the services of the package; runs in the system that check-service.sh boots.
set -eu
tcp=127.0.0.1:7878
unix=/run/headword/headword.sock

word() {
    echo "-- a look-up through $1"
    python3 /root/ask.py "$1" dictionary.entries '{"word": "serendipity", "fields": ["definitions"]}'
}
is_open() { python3 -c 'import socket; socket.create_connection(("127.0.0.1", 7878))' 2>/dev/null; }
refused() { if "$@"; then return 1; fi; }
pid() { systemctl show -P MainPID headword; }
status() { sed -n "s/^$1:[[:space:]]*//p" "/proc/$(pid)/status"; }
trap 'journalctl --no-pager --quiet -u headword.socket -u headword -u headword-upstream | tail -30' EXIT

echo "-- the sockets exist, the service is not running"
systemctl is-active headword.socket
refused systemctl is-active headword.service
[ "$(stat -c %U:%G:%a $unix)" = root:headword:660 ]
word $tcp
word $unix

echo "-- it has a separate network, the filters of its unit and no privileges"
[ "$(readlink "/proc/$(pid)/ns/net")" != "$(readlink /proc/self/ns/net)" ]
[ "$(status Seccomp)" = 2 ]
[ "$(status CapEff)" = 0000000000000000 ]
headword health $tcp
headword doctor
echo "-- a stranger cannot use the socket"
refused setpriv --reuid nobody --regid nogroup --clear-groups python3 /root/ask.py $unix server.ping '{}' 2>/dev/null

echo "-- reload, restart, stop"
before=$(pid)
systemctl reload headword
word $tcp
[ "$(pid)" = "$before" ]
systemctl restart headword
word $tcp
systemctl stop headword.service
word $unix
systemctl show -P NRestarts headword.service | grep -qx 0

echo "-- the service with a network, and its token"
(
    umask 077
    echo an-example-no-token >/etc/headword/credentials/token
)
# The example listener of that file, without TLS.
sed '/^# \[\[listener/,/^# token-file/s/^# //; /^certificate/d; /^key/d' \
    /usr/share/doc/headword/examples/upstream.toml >/etc/headword/upstream.toml
systemctl start headword-upstream
word /run/headword-upstream/headword.sock
refused word 127.0.0.1:7879
python3 /root/ask.py 127.0.0.1:7879 server.authenticate '{"token": "an-example-no-token"}'
headword health http://127.0.0.1:9464
headword health --token-file /etc/headword/credentials/token 127.0.0.1:7879

echo "-- without a lexicon there are no sockets"
systemctl stop headword.socket headword.service headword-upstream.service
mv /var/lib/headword/current /root/current
# A login prompt has them from systemd, and waits for the end of the boot for up to 5 seconds.
for _ in $(seq 100); do is_open || break; sleep 0.1; done
systemctl start headword.socket
refused systemctl is-active headword.socket
systemctl status headword.socket | grep Condition
mv /root/current /var/lib/headword/current
systemctl start headword.socket
word $tcp

echo "-- removing the package removes its files"
rm -r /etc/headword/upstream.toml /etc/headword/credentials
[ -z "$(systemctl list-units --failed --no-legend 'headword*')" ]
dpkg --purge headword
[ ! -e /etc/headword ]
[ ! -e /var/lib/headword/current ]
refused systemctl is-active headword.socket
