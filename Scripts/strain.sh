#!/bin/sh
# Measures the load that a server withstands on this machine.
#
# Usage: strain.sh HEADWORD STRAIN_BENCH LEXICON OTHER_LEXICON [SOAK_SECONDS]
set -eu
headword=$1 bench=$2 words=$(dirname "$0")/../Benchmarks/words.txt
HEADWORD_LEXICON=$3
export HEADWORD_LEXICON
for strain in slow flood idle cancel questions batches unread texts labels log \
    tokens handshakes drip blank strangers; do
    "$bench" "$strain" "$headword" "$words"
done
"$bench" swap "$headword" "$words" "$(realpath "$3")" "$(realpath "$4")"
"$bench" soak "$headword" "$words" "${5:-60}"
