#!/bin/sh
# Feeds bytes that libFuzzer makes up to all that reads bytes from strangers, under AddressSanitizer.
#
# Usage: fuzz.sh SECONDS [TARGET ...]
#   SECONDS  how long each target is fed
#   TARGET   the name of a file of Fuzzing/Corpus without .txt; all of them if there is none
#
# The input that a target fails on is left beside the inputs that it was fed with, in .build/fuzz/TARGET; to run it again:
#   HEADWORD_FUZZ=TARGET .build/fuzz/TARGET/headword-fuzz FILE
set -eu
cd "$(dirname "$0")/.."
seconds=$1
shift
[ $# -gt 0 ] || set -- Fuzzing/Corpus/*

# The Swift compiler heeds only the last of several -sanitize. Without the flag, new files of this package are not seen.
swift build --package-path Fuzzing -c release --scratch-path .build/fuzz/build \
    --disable-build-manifest-caching \
    --sanitize=fuzzer --sanitize=address -Xswiftc -sanitize=fuzzer,address
# Swift's own report of a crash may wait for ever for a process that a sanitizer is ending.
export SWIFT_BACKTRACE=enable=no

failed=
for target; do
    target=$(basename "$target" .txt)
    directory=.build/fuzz/$target
    mkdir -p "$directory/inputs"
    Scripts/fuzz-inputs.py unpack "$target" "$directory/seeds"
    # Fixtures are built beside the program; a link for each target keeps those of two runs apart.
    ln -f .build/fuzz/build/release/headword-fuzz "$directory/headword-fuzz"
    dictionary=Fuzzing/Dictionaries/$target.dict
    if [ "$target" = methods ]; then
        dictionary=$directory/methods.dict
        grep -oh '"[a-zA-Z.]\{2,\}"' rpc-schema/openrpc.json | sort -u > "$dictionary"
    fi
    [ -e "$dictionary" ] || dictionary=
    echo "== $target"
    HEADWORD_FUZZ=$target "$directory/headword-fuzz" "$directory/inputs" "$directory/seeds" \
        ${dictionary:+"-dict=$dictionary"} \
        -artifact_prefix="$directory/" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 \
        -print_final_stats=1 2>"$directory/log" || failed="$failed $target"
    grep -E '^(stat::|==|SUMMARY|Done)|Fatal error' "$directory/log" || true
done
[ -z "$failed" ] || { echo "failed:$failed" >&2; exit 1; }
