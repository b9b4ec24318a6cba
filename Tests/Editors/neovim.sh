#!/bin/sh
# Runs Neovim with a headword on the path.
#
# Usage: neovim.sh DIRECTORY
#   DIRECTORY   an empty one, for the text and the home of the editor
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cd "$1"
cp "$here/text.md" text.md
HOME=$1 XDG_CONFIG_HOME=$1/config XDG_DATA_HOME=$1/data XDG_STATE_HOME=$1/state XDG_CACHE_HOME=$1/cache \
    timeout 180 nvim --headless --clean -n -u "$here/../../Examples/editors/neovim.lua" --cmd 'filetype plugin on' \
    text.md -c "luafile $here/neovim.lua" </dev/null
