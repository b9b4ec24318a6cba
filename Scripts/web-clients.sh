#!/bin/sh
# Runs PyPI's clients of dictionaryapi.dev and Datamuse, unmodified but for their host, against a server with the addresses
# of these services. Skipped with a line if they cannot be installed.
#
# Usage: web-clients.sh HEADWORD LEXICON CACHE
#   HEADWORD   the command
#   LEXICON    the lexicon file, of the core sources
#   CACHE      the directory for the Python packages of the tests
set -eu
cd "$(dirname "$0")/.."
headword=$(realpath "$1")
lexicon=$(realpath "$2")
cache=$3
tests=$PWD/Tests/WebClients

# The packages, in their versions; again if the list changes.
environment=$cache/$(sha256sum "$tests/requirements.txt" | cut -c1-16)
python=$environment/bin/python3
if [ ! -e "$environment/complete" ]; then
    rm -rf "${environment:?}"
    {
        python3 -m venv "$environment" &&
            "$python" -m pip install --quiet --disable-pip-version-check --requirement "$tests/requirements.txt"
    } || {
        echo "skipped: the packages of Tests/WebClients/requirements.txt cannot be installed" >&2
        rm -rf "${environment:?}"
        exit 0
    }
    touch "$environment/complete"
fi

HEADWORD_PROGRAM=$headword HEADWORD_CORE_LEXICON=$lexicon PYTHONDONTWRITEBYTECODE=1 \
    "$python" -m pytest --quiet --rootdir "$tests" -c "$tests/pytest.ini" "$tests"
