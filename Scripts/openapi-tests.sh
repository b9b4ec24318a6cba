#!/bin/sh
# Checks the OpenAPI document of a server, and asks the server for whatever the document allows or forbids. Skipped with a
# line if the programs for it cannot be installed.
#
# Usage: openapi-tests.sh HEADWORD LEXICON CACHE [EXAMPLES]
#   HEADWORD   the command
#   LEXICON    the lexicon file, of the core sources
#   CACHE      the directory for the Python packages of the tests
#   EXAMPLES   how many requests to try for each address at most; 10 by default, which takes about a minute
set -eu
cd "$(dirname "$0")/.."
headword=$(realpath "$1")
lexicon=$(realpath "$2")
examples=${4:-10}
tests=$PWD/Tests/OpenAPI

environment=$(Scripts/python-environment.sh Tests/OpenAPI/requirements.txt "$3") || exit 0

work=$(mktemp -d)
server=
# shellcheck disable=SC2329 # called when the script ends
clean_up() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    wait
    rm -rf "$work"
}
trap clean_up EXIT
# The server does not read the settings of the user.
export HOME="$work" XDG_CONFIG_HOME="$work/config" XDG_DATA_HOME="$work/data" XDG_CACHE_HOME="$work/cache"

# Its log is read for as long as it runs. A busy machine is no error of the server.
mkfifo "$work/log"
HEADWORD_LIMITS_DEADLINE_MILLISECONDS=60000 "$headword" serve --lexicon "$lexicon" --http 127.0.0.1:0 \
    --compatible dictionaryapi,datamuse,oxford,yomitan 2>"$work/log" &
server=$!
exec 3<"$work/log"
port=
while [ -z "$port" ]; do
    IFS= read -r line <&3 || { echo "the server did not start" >&2; exit 1; }
    case $line in
        *address=*) port=${line##*:} ;;
        *error*) echo "$line" >&2 ;;
    esac
done
cat <&3 >/dev/null &
exec 3<&-

cd "$work"
"$environment/bin/python3" - "http://127.0.0.1:$port/openapi.json" <<'END'
import sys
import urllib.request

open("openapi.json", "wb").write(urllib.request.urlopen(sys.argv[1]).read())
END
"$environment/bin/openapi-spec-validator" openapi.json
"$environment/bin/schemathesis" --config-file "$tests/schemathesis.toml" run openapi.json \
    --url "http://127.0.0.1:$port" --checks all --max-examples "$examples" --seed 1 --request-timeout 70 --no-color \
    >report 2>&1 || { cut -c1-600 report | tail -n 300; exit 1; }
tail -n 12 report
