#!/bin/sh
# Usage: dico.sh HOST PORT entry|matches
set -eu
case $3 in
    entry) dico --host "$1" --port "$2" --database wordnet mice ;;
    matches) dico --host "$1" --port "$2" --database '*' --strategy . --match mouze ;;
esac
