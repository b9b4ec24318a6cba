#!/bin/sh
# Takes providers out, one after the other, and builds and tests the rest. A built-in provider is its folder, its commands,
# and their lines in Package.swift and in the literals that list providers and commands; a drop-in is its folder and the
# one with its tests.
#
# Usage: check-deletion.sh [-b] [NAME ...]
#   -b    only builds, tests too, and runs none
#   NAME  a provider, such as HeadwordThesaurus, or a drop-in, such as Echo; all if there is none
#
# Works on a copy in .build/deletion, which keeps its build. HEADWORD_PACKAGES and HEADWORD_CORE_LEXICON are for the
# tests, as in check.sh.
set -eu
cd "$(dirname "$0")/.."
only_builds=
[ "${1:-}" != -b ] || { only_builds=yes && shift; }
# shellcheck disable=SC2046 # one word for each provider
[ $# -gt 0 ] || set -- $(ls Sources/Providers) $(find Plugins -mindepth 1 -maxdepth 1 -type d -exec basename {} \; | sort)
copy=$PWD/.build/deletion
mkdir -p "$copy"

# Files that did not change keep their times, so that only what did is compiled again.
git ls-files --cached --others --exclude-standard | sort >"$copy/.files"
(cd "$copy" && find . -path ./.build -prune -o -type f ! -name .files -print) | sed 's|^\./||' | sort |
    comm -13 "$copy/.files" - | while read -r path; do rm "$copy/$path"; done
while read -r path; do
    [ -f "$path" ] || continue
    cmp -s "$path" "$copy/$path" && continue
    mkdir -p "$copy/$(dirname "$path")" && cp -p "$path" "$copy/$path"
done <"$copy/.files"
[ ! -f Package.resolved ] || cp -p Package.resolved "$copy"
cd "$copy"

aside=$copy/.build/aside
commands=Sources/Commands/HeadwordCommands
providers=Sources/Service/HeadwordService/BuiltInProviders.swift
# The files that list providers or commands.
lists="Package.swift $providers $commands/HeadwordCommand.swift $commands/Corpus/CorpusCommand.swift"
# Moves what belongs to a provider aside, or back: a file that is moved keeps what the build knows it by.
move() { # FROM TO PATH...
    from=$1 to=$2
    shift 2
    for path; do
        [ ! -e "$from/$path" ] || { mkdir -p "$to/$(dirname "$path")" && mv "$from/$path" "$to/$path"; }
    done
}
faults=
for name; do
    echo "== without $name"
    rm -rf "$aside" && mkdir -p "$aside"
    if [ -d "Sources/Providers/$name" ]; then
        short=${name#Headword}
        set -- "Sources/Providers/$name" "$commands/$short"
        for file in $lists; do mkdir -p "$aside/$(dirname "$file")" && cp -p "$file" "$aside/$file"; done
        sed -i "/^    \"$name\",\$/d" Package.swift
        sed -i "/import $name\$/d; /^    ${short}Provider\.self,\$/d" "$providers"
        for command in $(cat "$commands/$short"/*.swift 2>/dev/null | sed -n 's/^struct \([A-Za-z]*Command\):.*/\1/p'); do
            sed -i "/^ *$command\.self,\$/d" "$commands"/HeadwordCommand.swift "$commands"/Corpus/CorpusCommand.swift
        done
    elif [ -d "Plugins/$name" ]; then
        set -- "Plugins/$name" "Tests/Plugins/$name"
    else
        echo "there is no provider $name" >&2
        exit 2
    fi
    move . "$aside" "$@"
    swift build --build-tests && { [ -n "$only_builds" ] ||
        SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=24 \
            swift test --skip-build --experimental-maximum-parallelization-width 24; } || faults="$faults $name"
    move "$aside" . "$@"
    for file in $lists; do [ ! -e "$aside/$file" ] || cp -p "$aside/$file" "$file"; done
done
[ -z "$faults" ] || { echo "what is left does not do without:$faults"; exit 1; }
echo "deletion: all well"
