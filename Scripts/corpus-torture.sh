#!/bin/bash
# Kills counting at random moments. After each the counts are whole or not there, no other file is left, and counting
# again succeeds.
#
# Usage: corpus-torture.sh CORPUS_BENCH TEXTS [KILLS [SEED]]
#   CORPUS_BENCH  the program corpus-bench of Benchmarks
#   TEXTS         texts that it takes some seconds to count
set -euo pipefail

bench=$1
texts=$2
kills=${3:-30}
RANDOM=${4:-1}

directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
count=("$bench" count 3 8 2 "$directory/counts" "$texts")

start=$(date +%s%N)
"${count[@]}" >/dev/null
duration=$((($(date +%s%N) - start) / 1000000))
sum=$(sha256sum <"$directory/counts")
echo "undisturbed counting takes $duration ms"

whole=0
for ((round = 1; round <= kills; round++)); do
    rm -f "$directory/counts"
    moment=$((RANDOM * duration / 32768))
    # The last moments are when files get their names.
    [ $((round % 3)) != 0 ] || moment=$((duration - RANDOM % (duration / 10 + 1)))
    "${count[@]}" >/dev/null 2>&1 &
    sleep "$((moment / 1000)).$(printf %03d $((moment % 1000)))"
    kill -KILL $! 2>/dev/null || true
    wait $! 2>/dev/null || true
    left=$(find "$directory" -mindepth 1 ! -path "$directory/counts")
    [ -z "$left" ] || { echo "FAILED: killed after $moment ms: $left"; exit 1; }
    [ -e "$directory/counts" ] || continue
    [ "$(sha256sum <"$directory/counts")" = "$sum" ] || { echo "FAILED: killed after $moment ms: half counts"; exit 1; }
    whole=$((whole + 1))
done
"${count[@]}" >/dev/null
[ "$(sha256sum <"$directory/counts")" = "$sum" ] || { echo "FAILED: counting again gives other counts"; exit 1; }
echo "killed $kills times: the counts were whole $whole times and not there $((kills - whole)) times, nothing was left"
