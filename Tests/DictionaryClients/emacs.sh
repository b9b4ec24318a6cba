#!/bin/sh
# Usage: emacs.sh HOST PORT entry|matches
set -eu
here=$(cd "$(dirname "$0")" && pwd)
emacs -Q --batch --eval "(unless (locate-library \"dictionary\") (kill-emacs 77))" || {
    echo "this Emacs has no dictionary.el"
    exit 77
}
exec timeout 120 emacs -Q --batch -l "$here/dictionary.el" "$1" "$2" "$3"
