#!/bin/sh
# Runs the tests, and the command that they start, under ThreadSanitizer and under AddressSanitizer.
#
# Usage: sanitize.sh PACKAGES LEXICON [SANITIZER ...]
#   PACKAGES   the directory with the unpacked packages of the core sources and wordnet
#   LEXICON    the core lexicon built from them
#   SANITIZER  thread or address; both if none is given
set -eu
cd "$(dirname "$0")/.."
export HEADWORD_PACKAGES="$1" HEADWORD_CORE_LEXICON="$2"
shift 2
[ $# -gt 0 ] || set -- thread address
# Swift's own crash report may wait forever for a process that a sanitizer is ending.
export SWIFT_BACKTRACE=enable=no

for sanitizer; do
    echo "== $sanitizer"
    scratch=$PWD/.build/$sanitizer
    # The tests do not check the exit code of every process that they start, so reports are kept in files.
    rm -f "$scratch"/report.*
    export TSAN_OPTIONS="log_path=$scratch/report:suppressions=$PWD/Tests/races.supp"
    export ASAN_OPTIONS="log_path=$scratch/report"
    export LSAN_OPTIONS="suppressions=$PWD/Tests/leaks.supp:print_suppressions=0"
    # One test after another: all at once, they would exceed their time limits.
    swift test --no-parallel --sanitize="$sanitizer" --scratch-path "$scratch"
    nm "$scratch/debug/headword-full" | grep -q "__[at]san_init" || { echo "the command is not instrumented" >&2; exit 1; }
    ! cat "$scratch"/report.* 2>/dev/null || exit 1
done
