#!/bin/sh
# Everything that CI checks.
#
# Usage: check.sh PACKAGES LEXICON
#   PACKAGES  the directory below which the packages of the core sources and wordnet are unpacked
#   LEXICON   the core lexicon built from them
#
# The command is built for release before it.
set -eu
cd "$(dirname "$0")/.."

echo "== formatting"
swift format lint --strict --recursive Sources Tests Plugins BuildPlugins Benchmarks Fuzzing Examples/own-server \
    Package.swift

echo "== versions of dependencies"
Scripts/dependency-versions.py --check

echo "== benchmark builds"
for name in counted-server load-generator corpus-bench; do
    swift build -c release --static-swift-stdlib --product $name
done

echo "== instructions and allocations"
Benchmarks/count.py .build/release/counted-server .build/release/load-generator "$2" \
    Benchmarks/questions.txt --check Benchmarks/limits.json

echo "== counts, beside those of sort and uniq"
Scripts/corpus-compare.py .build/release/corpus-bench Sources Tests --longest 4 --memory 16 --workers 3

echo "== tests"
# Not all at a time: hundreds of processes would only wait for each other.
HEADWORD_PACKAGES=$1 HEADWORD_CORE_LEXICON=$2 SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=24 \
    swift test --experimental-maximum-parallelization-width 24

echo "== a server of one's own"
swift build --package-path Examples/own-server --scratch-path .build/own-server
echo '{"jsonrpc": "2.0", "id": 1, "method": "anagrams.find", "params": {"letters": "wims"}}' |
    .build/own-server/debug/own-server "$2" | grep '"result":\["swim"\]'

echo "== published schema, by another implementation"
Scripts/check-schema.py

echo "== what stands on the pages"
Scripts/check-snippets.py .build/release/headword

echo "== clients"
Scripts/generate-clients.py --check
Examples/clients/check.py .build/debug/headword-full "$2"
