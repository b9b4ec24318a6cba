#!/bin/bash
# Kills the building of corpora at random moments. After each, the corpus is complete or absent (or the old one, if it
# was to be replaced), no other file is left, and a second run succeeds.
#
# Usage: corpus-torture.sh HEADWORD LEXICON TEXTS [KILLS [SEED]]
#   HEADWORD  the command
#   TEXTS     texts that take a few seconds to count
set -euo pipefail

headword=$1
lexicon=$2
texts=$3
kills=${4:-30}
RANDOM=${5:-1}

directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
corpus=$directory/torture.en.corpus
# Little memory, so that counts are written to disk in between.
add=("$headword" corpus add torture "$texts" --replace --memory 8M --threads 2 --progress none
    --lexicon "$lexicon" --corpora "$directory")
old=("$headword" corpus add torture - --replace --lexicon "$lexicon" --corpora "$directory" --progress none)

fail() { echo "FAILED: $*"; exit 1; }
sum() { sha256sum <"$corpus"; }

"${old[@]}" <<<'an old corpus' >/dev/null 2>&1
old_sum=$(sum)
start=$(date +%s%N)
"${add[@]}" >/dev/null 2>&1
duration=$((($(date +%s%N) - start) / 1000000))
new_sum=$(sum)
echo "an uninterrupted 'corpus add' takes $duration ms"

whole=0 left=0
for ((round = 1; round <= kills; round++)); do
    rm -f "$corpus"
    # Every other time, there is a corpus to replace.
    [ $((round % 2)) = 0 ] || "${old[@]}" <<<'an old corpus' >/dev/null 2>&1
    moment=$((RANDOM * duration / 32768))
    # The file gets its name in the last moments.
    [ $((round % 3)) != 0 ] || moment=$((duration - RANDOM % (duration / 10 + 1)))
    "${add[@]}" >/dev/null 2>&1 &
    sleep "$((moment / 1000)).$(printf %03d $((moment % 1000)))"
    kill -KILL $! 2>/dev/null || true
    wait $! 2>/dev/null || true
    # A corpus that was to replace another may be left under its temporary name; the next command removes it.
    unfinished=$(find "$directory" -name '.torture.en.corpus.*.unfinished' | wc -l)
    left=$((left + unfinished))
    other=$(find "$directory" -mindepth 1 ! -name torture.en.corpus ! -name '.torture.en.corpus.*.unfinished')
    [ -z "$other" ] || fail "killed after $moment ms: $other is left"
    if [ ! -e "$corpus" ]; then
        [ $((round % 2)) = 0 ] || fail "killed after $moment ms: the old corpus is gone"
    elif [ "$(sum)" = "$new_sum" ]; then
        whole=$((whole + 1))
    else
        [ $((round % 2)) = 1 ] && [ "$(sum)" = "$old_sum" ] || fail "killed after $moment ms: the corpus is incomplete"
    fi
done
"${add[@]}" >/dev/null 2>&1 || fail "a second run failed"
[ "$(sum)" = "$new_sum" ] || fail "counting again gives a different corpus"
[ "$(ls -A "$directory")" = torture.en.corpus ] || fail "left: $(ls -A "$directory")"
"$headword" corpus verify torture --lexicon "$lexicon" --corpora "$directory" >/dev/null || fail "verify"
echo "killed $kills times: the corpus was complete $whole times, otherwise the old one or absent; $left times a file was left" \
    "between two names; the next run removed it"

"${add[@]}" >/dev/null 2>&1 &
sleep "$((duration / 2000)).$(printf %03d $((duration / 2 % 1000)))"
kill -INT $!
wait $! && code=0 || code=$?
[ $code = 130 ] || fail "interrupted, but the exit code is $code"
[ "$(ls -A "$directory")" = torture.en.corpus ] || fail "interrupted, but left: $(ls -A "$directory")"
echo "interrupted: exit code 130, nothing left behind"

for blocks in 1 100 1000 4000; do
    # A file size limit fails the writes as a full disk does; the signal that comes with it is ignored.
    if (trap '' XFSZ; ulimit -f $blocks; "${add[@]}") >/dev/null 2>"$directory.errors"; then
        fail "a corpus in $blocks KiB succeeded"
    fi
    [ "$(sum)" = "$new_sum" ] || fail "no space after $blocks KiB: the old corpus is damaged"
    [ "$(ls -A "$directory")" = torture.en.corpus ] || fail "no space, but left: $(ls -A "$directory")"
done
echo "no space: refused four times, with: $(tail -n 1 "$directory.errors")"
rm -f "$directory.errors"
