#!/bin/sh
# Runs Vim and ALE with a headword on the path.
#
# Usage: ale.sh DIRECTORY
#   DIRECTORY   an empty one, for the text and the home of the editor
set -eu
here=$(cd "$(dirname "$0")" && pwd)
[ -d /usr/share/vim-ale ] || { echo "ALE is not installed"; exit 77; }
cd "$1"
cp "$here/text.md" text.md
HOME=$1 XDG_CONFIG_HOME=$1/config XDG_DATA_HOME=$1/data XDG_CACHE_HOME=$1/cache \
    timeout 180 vim -N -u NONE -i NONE -n --not-a-term -es -S "$here/ale.vim" </dev/null || {
    status=$?
    [ ! -e failure ] || cat failure
    exit $status
}
