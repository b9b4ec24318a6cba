#!/bin/sh
# Runs the tests of the site in Debian's Chromium, driven by playwright, with axe-core for what people with disabilities
# need. Skipped with a line if the packages cannot be installed, or there is no Chromium.
#
# Usage: browser-tests.sh HEADWORD LEXICON CACHE [PICTURES]
#   HEADWORD   the command
#   LEXICON    the lexicon file, of the core sources
#   CACHE      the directory for the Python packages of the tests
#   PICTURES   the directory for the pictures of the README; none are kept without it
set -eu
cd "$(dirname "$0")/.."
headword=$(realpath "$1")
lexicon=$(realpath "$2")
pictures=${4:+$(realpath "$4")}
tests=$PWD/Tests/Browser
browser=${HEADWORD_BROWSER:-/usr/bin/chromium}

[ -x "$browser" ] || {
    echo "skipped: there is no $browser" >&2
    exit 0
}

environment=$(Scripts/python-environment.sh Tests/Browser/requirements.txt "$3") || exit 0

HEADWORD_PROGRAM=$headword HEADWORD_CORE_LEXICON=$lexicon HEADWORD_BROWSER=$browser HEADWORD_PICTURES=$pictures \
    PYTHONDONTWRITEBYTECODE=1 "$environment/bin/python3" -m pytest --quiet --rootdir "$tests" -c "$tests/pytest.ini" "$tests"
