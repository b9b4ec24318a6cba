#!/bin/sh
# Rolls a lexicon out to replicas, from one that has no word 'aardwolfish' to one that has only a few words besides.
#
# Usage: check-rollout.sh HEADWORD LEXICON [OPTION...]
#   HEADWORD  the command
#   LEXICON   the lexicon before
#   OPTION    options of check-rollout.py
set -eu
cd "$(dirname "$0")/.."
headword=$1 lexicon=$2
shift 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
printf 'aardwolfish\tlike an aardwolf\n' >"$work/words.tsv"
"$headword" lexicon build --source wordnet --with "$work/words.tsv" --root Tests/Fixtures/wordnet --output "$work/new" \
    --progress none >/dev/null
Scripts/check-rollout.py "$headword" "$lexicon" "$work/new/current" aardwolfish "$@"
