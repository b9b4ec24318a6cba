#!/bin/sh
# Writes what a lexicon is made of: each source with its package, version, licence and digest. The texts of the licences
# are printed by 'headword lexicon licences --full'.
#
# Usage: write-data-bill.sh HEADWORD LEXICON
set -eu
headword=$1 lexicon=$2

echo "The data in this lexicon. Licences of some sources exclude each other: ask before you pass it on."
echo
"$headword" lexicon info --lexicon "$lexicon" | grep -v '^file '
