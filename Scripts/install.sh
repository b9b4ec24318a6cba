#!/bin/sh
# Installs the command, its manual pages and its completions under a directory.
#
# Usage: install.sh HEADWORD PREFIX
#   HEADWORD  the executable
#   PREFIX    a directory such as /usr/local; existing files are replaced
#
# ZSH_COMPLETIONS is the directory for zsh under PREFIX.
set -eu
cd "$(dirname "$0")/.."
headword=$1 prefix=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
umask 022

mkdir -p "$work/man" "$work/completions"
Scripts/write-manual.py "$headword" "$work/man"
for shell in bash zsh fish; do
    # Without a hash-bang: shells read these files; they are not run.
    "$headword" --generate-completion-script $shell | sed '1{/^#!/d}' >"$work/completions/$shell"
done

put() { install -D -m 0644 "$1" "$prefix/$2"; }
install -D -s "$headword" "$prefix/bin/headword"
for page in "$work"/man/*; do
    name=${page##*/}
    gzip -9n "$page"
    put "$page.gz" "share/man/man${name##*.}/$name.gz"
done
put "$work/completions/bash" share/bash-completion/completions/headword
put "$work/completions/zsh" "${ZSH_COMPLETIONS:-share/zsh/site-functions}/_headword"
put "$work/completions/fish" share/fish/vendor_completions.d/headword.fish
