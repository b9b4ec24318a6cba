#!/bin/sh
# Compiles and runs a client of the library of MATE's dictionary.
#
# Usage: mate.sh HOST PORT entry|matches
set -eu
here=$(cd "$(dirname "$0")" && pwd)
{ command -v cc && pkg-config --exists mate-dict; } >/dev/null 2>&1 || {
    echo "there is no compiler, or no libmatedict-dev with what it needs"
    exit 77
}
program=$(mktemp)
trap 'rm -f "$program"' EXIT
# shellcheck disable=SC2046 # one word for each option
cc -o "$program" "$here/mate.c" $(pkg-config --cflags --libs mate-dict)
timeout 120 "$program" "$@"
