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
cache=$3
pictures=${4:+$(realpath "$4")}
tests=$PWD/Tests/Browser
browser=${HEADWORD_BROWSER:-/usr/bin/chromium}

[ -x "$browser" ] || {
    echo "skipped: there is no $browser" >&2
    exit 0
}

# The packages, in their versions; again if the list changes.
environment=$cache/$(sha256sum "$tests/requirements.txt" | cut -c1-16)
python=$environment/bin/python3
if [ ! -e "$environment/complete" ]; then
    rm -rf "${environment:?}"
    {
        python3 -m venv "$environment" &&
            "$python" -m pip install --quiet --disable-pip-version-check --requirement "$tests/requirements.txt"
    } || {
        echo "skipped: the packages of Tests/Browser/requirements.txt cannot be installed" >&2
        rm -rf "${environment:?}"
        exit 0
    }
    touch "$environment/complete"
fi

HEADWORD_PROGRAM=$headword HEADWORD_CORE_LEXICON=$lexicon HEADWORD_BROWSER=$browser HEADWORD_PICTURES=$pictures \
    PYTHONDONTWRITEBYTECODE=1 "$python" -m pytest --quiet --rootdir "$tests" -c "$tests/pytest.ini" "$tests"
