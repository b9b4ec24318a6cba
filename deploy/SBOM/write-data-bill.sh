#!/bin/sh
# Writes the sources of a lexicon, each with its package, version, licence and digest. The texts of the licences are
# printed by 'headword lexicon licences --full'.
#
# Usage: write-data-bill.sh HEADWORD LEXICON
set -eu
headword=$1 lexicon=$2

echo "The data in this lexicon. The licences of some sources are incompatible: check them before you distribute it."
echo
"$headword" lexicon info --lexicon "$lexicon" | grep -v '^file '
