#!/bin/sh
# Runs everything that CI checks.
#
# Usage: check.sh HEADWORD PACKAGES DIRECTORY
#   HEADWORD   the command, built for release
#   PACKAGES   the directory with the unpacked packages of the core sources
#   DIRECTORY  the directory in which the core lexicon is built from them
set -eu
cd "$(dirname "$0")/.."
headword=$1
packages=$2
lexicon=$3/current

echo "== formatting"
swift format lint --strict --recursive Sources Tests Plugins BuildPlugins Benchmarks Fuzzing Examples/own-server \
    Package.swift

echo "== modules"
Scripts/module-graph.py --check ARCHITECTURE.md

echo "== versions of dependencies"
Scripts/dependency-versions.py --check

echo "== build of the lexicon and of the tests"
swift build --build-tests >.build/tests.log 2>&1 &
compiler=$!
trap 'kill $compiler 2>/dev/null || true' EXIT
"$headword" lexicon fetch --root "$packages" >/dev/null
Scripts/fetch-wn.sh "$packages"
"$headword" lexicon build --root "$packages" --output "$3"
"$headword" lexicon verify --lexicon "$lexicon"
Scripts/corpus-sums.py "$headword" "$lexicon" Sources Tests
wait $compiler || { cat .build/tests.log; exit 1; }
trap - EXIT

echo "== benchmark builds"
for name in counted-server load-generator corpus-bench; do
    swift build -c release --static-swift-stdlib --product $name
done

echo "== instructions and allocations"
Benchmarks/count.py .build/release/counted-server .build/release/load-generator "$lexicon" \
    Benchmarks/questions.txt --check Benchmarks/limits.json

echo "== counts, compared with those of sort and uniq"
Scripts/corpus-compare.py .build/release/corpus-bench Sources Tests --longest 4 --memory 16 --workers 3

echo "== the official test suite of JSON Schema"
suite=$(Scripts/json-schema-suite.sh .build/json-schema)

echo "== pyglossary, which reads exports"
readers=$PWD/.build/readers
[ -x "$readers/bin/pyglossary" ] || {
    python3 -m venv "$readers" && "$readers/bin/pip" install --quiet --disable-pip-version-check pyglossary==5.0.10
} || echo "skipped pyglossary: it cannot be installed"

echo "== tests"
# Not all at once: hundreds of processes would only wait for each other.
PATH=$readers/bin:$PATH HEADWORD_PACKAGES=$packages HEADWORD_CORE_LEXICON=$lexicon HEADWORD_JSON_SCHEMA_SUITE=$PWD/$suite \
    SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=24 \
    SWIFT_BACKTRACE=color=no,threads=crashed,registers=none,images=none,limit=24 \
    swift test --experimental-maximum-parallelization-width 24 2>&1 | tee .build/tests.log
# The status of a pipe is that of its last command.
tail -n 5 .build/tests.log | grep -q 'Test run with .* passed after' || {
    echo "== failures"
    grep -E '^✘|^Fatal error|: Fatal error|^[0-9]+ .* in .* at ' .build/tests.log | tail -n 40
    exit 1
}

echo "== editors and the language server"
Scripts/editor-tests.sh "$headword" "$lexicon" .build/editors

echo "== a lexicon rolled out to replicas that are killed"
Scripts/install-system-packages.sh haproxy
Scripts/check-rollout.sh "$headword" "$lexicon"

echo "== dictionary programs and DICT"
Scripts/dict-tests.sh "$headword" "$lexicon"
echo "== clients of the Model Context Protocol"
Scripts/mcp-tests.sh "$headword" "$lexicon" .build/mcp-clients
echo "== clients of other services, with Headword's addresses"
Scripts/web-clients.sh "$headword" "$lexicon" .build/web-clients
echo "== texts and counts in an object store"
Scripts/check-object-store.sh .build/debug/headword-full "$lexicon" .build/object-store 1

echo "== replicas that share a store"
if command -v haproxy >/dev/null && command -v redis-server >/dev/null; then
    Scripts/check-shared-store.py .build/debug/headword-full .build/debug/headword-oxford-stand-in "$lexicon"
else
    echo "skipped: haproxy or redis-server is missing"
fi

echo "== the site in a browser"
Scripts/browser-tests.sh "$headword" "$lexicon" .build/browser-tools

echo "== the OpenAPI document and what it allows and forbids"
Scripts/openapi-tests.sh "$headword" "$lexicon" .build/openapi-tools

echo "== the example of a custom server"
swift build --package-path Examples/own-server --scratch-path .build/own-server
echo '{"jsonrpc": "2.0", "id": 1, "method": "anagrams.find", "params": {"letters": "wims"}}' |
    .build/own-server/debug/own-server "$lexicon" | grep '"result":\["swim"\]'

echo "== published schema, checked with another implementation"
Scripts/check-schema.py

echo "== code blocks of the pages"
Scripts/check-snippets.py "$headword"
Scripts/terminal-picture.py "$headword" "$lexicon" Documentation/terminal.svg --check

echo "== clients"
Scripts/generate-clients.py --check
Examples/clients/check.py .build/debug/headword-full "$lexicon"
