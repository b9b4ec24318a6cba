#!/bin/sh
# Starts a service on its first connection, as headword.socket does, in a network namespace that has only a loopback
# interface, which is down, as a user without privileges and with the filters of headword.service, and looks up words.
# Needs root, systemd-socket-activate and clang, which is part of Swift. check-service.sh does the same with systemd.
#
# Usage: check-sandbox.sh HEADWORD LEXICON
set -eu
cd "$(dirname "$0")/.."
headword=$(realpath "$1") lexicon=$(realpath "$2")
work=$(mktemp -d)
server=""
trap '[ -z "$server" ] || kill -KILL "$server" 2>/dev/null; rm -rf "$work"' EXIT
chmod 0755 "$work"
port=17878
sed "s|^lexicon = .*|lexicon = \"$lexicon\"|" deploy/systemd/headword.toml >"$work/headword.toml"

word() {
    echo "-- a look-up through $1"
    Scripts/ask.py "$1" dictionary.entries '{"word": "serendipity", "fields": ["definitions"]}'
}
status() { sed -n "s/^$1:[[:space:]]*//p" "/proc/$server/status"; }

systemd-socket-activate --listen="$work/headword.sock" --listen="127.0.0.1:$port" unshare --net \
    setpriv --reuid=65534 --regid=65534 --clear-groups --bounding-set=-all --inh-caps=-all \
    Scripts/run-restricted.py deploy/systemd/headword.service \
    "$headword" serve --config "$work/headword.toml" 2>"$work/log" &
server=$!

word "127.0.0.1:$port"
word "$work/headword.sock"

echo "-- it runs with the filters, without privileges and without a network"
[ "$(readlink "/proc/$server/exe")" = "$headword" ]
[ "$(status Seccomp)" = 2 ]
[ "$(status CapBnd)" = 0000000000000000 ]
[ "$(status Uid)" = "65534	65534	65534	65534" ]
[ "$(sed 1,2d "/proc/$server/net/dev" | cut -d: -f1 | tr -d ' ')" = lo ]

echo "-- reload and stop"
kill -HUP "$server"
word "127.0.0.1:$port"
kill -TERM "$server"
wait "$server"
server=""
grep -q '"reloaded"' "$work/log"
