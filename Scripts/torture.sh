#!/bin/bash
# Tries to break builds: kills them at random moments, starves them of disk space, and runs two at once. After each,
# the old lexicon must still answer, and no incomplete file may have a final name.
#
# Usage: torture.sh HEADWORD PACKAGES [KILLS [SEED]]
#   HEADWORD  the command
#   PACKAGES  the directory with the unpacked packages
set -euo pipefail

headword=$1
packages=$2
kills=${3:-50}
RANDOM=${4:-1}

directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
build=("$headword" lexicon build --source wordnet --root "$packages" --output "$directory" --progress none)

check() {
    "$headword" define serendipity --lexicon "$directory/current" >/dev/null || { echo "FAILED: $1: no answer"; exit 1; }
    local unknown
    unknown=$(find "$directory" -mindepth 1 ! -name 'lexicon-*.sqlite' ! -name current ! -name '.lexicon.*')
    [ -z "$unknown" ] || { echo "FAILED: $1: $unknown"; exit 1; }
    for file in "$directory"/lexicon-*.sqlite; do
        [ "$(sha256sum <"$file")" = "$sum" ] || { echo "FAILED: $1: $file differs from the undisturbed build"; exit 1; }
    done
}

start=$(date +%s%N)
"${build[@]}" >/dev/null 2>&1
duration=$((($(date +%s%N) - start) / 1000000))
sum=$(sha256sum <"$directory/current")
echo "an uninterrupted build takes $duration ms"

for ((round = 1; round <= kills; round++)); do
    moment=$((RANDOM % duration))
    "${build[@]}" >/dev/null 2>&1 &
    sleep "$((moment / 1000)).$(printf %03d $((moment % 1000)))"
    kill -KILL $! 2>/dev/null || true
    wait $! 2>/dev/null || true
    check "killed after $moment ms"
done
echo "killed $kills times: the old lexicon answered each time, and no incomplete file had a final name"

"${build[@]}" >/dev/null 2>&1 &
sleep 1
kill -INT $!
wait $! && code=0 || code=$?
[ $code = 130 ] || { echo "FAILED: interrupted, but the exit code is $code"; exit 1; }
[ ! -e "$directory/.lexicon.building" ] || { echo "FAILED: Ctrl-C left a file"; exit 1; }
check "interrupted"
echo "interrupted: exit code 130, nothing left behind"

for blocks in 1 100 10000 40000; do
    # A file size limit fails the writes as a full disk does; the signal that comes with it is ignored.
    if (trap '' XFSZ; ulimit -f $blocks; "${build[@]}") >/dev/null 2>"$directory/.lexicon.errors"; then
        echo "FAILED: a build in $blocks KiB succeeded"; exit 1
    fi
    check "no space after $blocks KiB"
    [ ! -e "$directory/.lexicon.building" ] || { echo "FAILED: no space, but a file is left"; exit 1; }
done
echo "no space: refused four times, with: $(tail -n 1 "$directory/.lexicon.errors")"
