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
tests=$PWD/Tests/WebClients

environment=$(Scripts/python-environment.sh Tests/WebClients/requirements.txt "$3") || exit 0

HEADWORD_PROGRAM=$headword HEADWORD_CORE_LEXICON=$lexicon PYTHONDONTWRITEBYTECODE=1 \
    "$environment/bin/python3" -m pytest --quiet --rootdir "$tests" -c "$tests/pytest.ini" "$tests"
