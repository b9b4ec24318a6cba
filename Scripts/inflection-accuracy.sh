#!/bin/sh
# Compares the English inflection of a lexicon with that of lemminflect 0.2.3 and of Apertium's English analyser.
#
# Usage: inflection-accuracy.sh CACHE LEXICON [--differences]
#   CACHE          the directory for downloads
#   LEXICON        the lexicon file
#   --differences  prints each word whose best form no reference has
set -eu

scripts=$(cd "$(dirname "$0")" && pwd)
cache=$1
lexicon=$2
shift 2

mkdir -p "$cache"
wheel="$cache/lemminflect-0.2.3-py3-none-any.whl"
[ -f "$wheel" ] || python3 -m pip download --quiet --no-deps --dest "$cache" lemminflect==0.2.3

if [ ! -d "$cache/root" ]; then
    (cd "$cache" && apt-get download -qq -o APT::Sandbox::User=root apertium-eng-spa lttoolbox-dev liblttoolbox3)
    for package in "$cache"/*.deb; do dpkg-deb -x "$package" "$cache/root"; done
fi
if [ ! -f "$cache/lemmas.tsv" ]; then
    libraries=$(dirname "$cache"/root/usr/lib/*/liblttoolbox.so)
    LD_LIBRARY_PATH=$libraries "$cache/root/usr/bin/lt-print" \
        "$cache/root/usr/share/apertium/apertium-eng-spa/eng-spa.automorf.bin" >"$cache/apertium.att"
    "$scripts/inflection-references.py" "$wheel" "$cache/apertium.att" "$cache"
fi
"$scripts/inflection-accuracy.py" "$lexicon" "$cache" "$@"
