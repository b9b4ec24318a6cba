#!/bin/sh
# Runs Emacs and lsp-mode with a headword on the path.
#
# Usage: lsp-mode.sh DIRECTORY
#   DIRECTORY   an empty one, for the text and the home of the editor
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cd "$1"
cp "$here/text.md" text.txt
HOME=$1 XDG_CONFIG_HOME=$1/config XDG_DATA_HOME=$1/data XDG_CACHE_HOME=$1/cache \
    timeout 180 emacs -Q --batch -l "$here/lsp-mode.el" </dev/null
