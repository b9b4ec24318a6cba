#!/bin/sh
# Runs dictionary programs against a server of DICT (RFC 2229). Those that are not installed are skipped with a line.
#
# Usage: dict-tests.sh HEADWORD LEXICON
#   HEADWORD   the command
#   LEXICON    the lexicon file, of the core sources
set -eu
cd "$(dirname "$0")/.."
tests=$PWD/Tests/DictionaryClients
headword=$(realpath "$1")
lexicon=$(realpath "$2")
host=127.0.0.1
failures=0

work=$(mktemp -d)
servers=
# shellcheck disable=SC2086,SC2329 # one word for each server; called when the script ends
clean_up() {
    [ -z "$servers" ] || kill $servers 2>/dev/null || true
    wait
    rm -rf "$work"
}
trap clean_up EXIT
# No client reads the settings of the user, nor does the server.
export HOME=$work XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data XDG_CACHE_HOME=$work/cache

# Starts a server, and sets $port to that of its listener when it listens. Its log is read for as long as it runs.
start() {
    rm -f "$work/log"
    mkfifo "$work/log"
    "$headword" serve --lexicon "$lexicon" --dict "$host:0" "$@" 2>"$work/log" &
    servers="$servers $!"
    exec 3<"$work/log"
    port=
    while [ -z "$port" ]; do
        IFS= read -r line <&3 || { echo "the server did not start" >&2; exit 1; }
        case $line in
            *address=tcp://*) port=${line##*:} ;;
            *error*) echo "$line" >&2 ;;
        esac
    done
    cat <&3 >/dev/null &
    exec 3<&-
}

# Runs a client, and compares what it shows with what the server has.
run() {
    name=$1 program=$2
    command -v "$program" >/dev/null || { echo "$name: skipped, $program is not installed"; return; }
    for what in entry matches; do
        status=0
        "$tests/$name.sh" "$host" "$port" $what >"$work/output" 2>"$work/errors" || status=$?
        case $status in
            77) echo "$name: skipped, $(tail -n 1 "$work/output")"; return ;;
            0) "$tests/compare.py" "$host" "$port" $what <"$work/output" || status=1 ;;
        esac
        [ $status = 0 ] || {
            tail -n 20 "$work/errors"
            echo "$name: failed, $what"
            failures=1
            return
        }
    done
    echo "$name: passed"
}

start
run dict dict
run dico dico
run curl curl
run emacs emacs
run mate pkg-config
"$tests/openings.py" "$host" "$port" || failures=1
"$tests/crowd.py" "$host" "$port" 1000 || failures=1
"$tests/inetd.py" "$headword" "$lexicon" || failures=1

token=0123456789abcdef
(umask 077 && echo $token >"$work/token")
start --token-file "$work/token"
"$tests/openings.py" "$host" "$port" $token || failures=1
if command -v dict >/dev/null; then
    dict -h "$host" -p "$port" -u user -k $token -d wordnet mice >"$work/output" 2>&1 || true
    if grep -q 'small rodents' "$work/output"; then
        echo "dict with a token: passed"
    else
        cat "$work/output"
        echo "dict with a token: failed"
        failures=1
    fi
fi
exit $failures
