#!/bin/bash
# Checks the changes since the last commit: the formatting of the files, and the tests of their modules.
#
# Usage: quick.sh [FILE...]
#   FILE  checked instead of the changed files
set -eu
cd "$(dirname "$0")/.."
if [ $# -gt 0 ]; then
    files=("$@")
else
    mapfile -t files < <(git diff --name-only --diff-filter=d HEAD; git ls-files --others --exclude-standard)
fi

# The test target of a source file; for a module without one, the test target that uses it most.
tests_of() {
    case $1 in
    Plugins/* | Tests/Plugins/*) echo HeadwordDropInsTests ;;
    Sources/Providers/*/* | Tests/Providers/*/*) echo "$1" | cut -d/ -f3 | sed 's/$/Tests/' ;;
    Sources/Commands/* | */HeadwordServer/* | */JSONRPCTLS/*) echo CommandTests ;;
    */HeadwordCorpusBuilder/*) echo HeadwordCorpusTests ;;
    */HeadwordSQLite/*) echo HeadwordLexiconTests ;;
    */HeadwordClientTLS/*) echo HeadwordClientTests ;;
    */OxfordAPIClient/*) echo HeadwordUpstreamTests ;;
    Tests/*[oO]xford*tand*n/*) echo OxfordStandInTests ;;
    Sources/*/*/*) echo "$1" | cut -d/ -f3 | sed 's/$/Tests/' ;;
    Tests/*Tests/*) echo "$1" | cut -d/ -f2 ;;
    esac
}

swift_files=()
modules=()
for file in "${files[@]}"; do
    [[ $file == *.swift ]] || continue
    swift_files+=("$file")
    mapfile -t -O "${#modules[@]}" modules < <(tests_of "$file")
done
if [ ${#swift_files[@]} = 0 ]; then
    echo "No Swift file has changed."
    exit 0
fi
swift format lint --strict "${swift_files[@]}"
pattern=$(printf '%s\n' "${modules[@]}" | sort -u | paste -sd '|')
swift build --build-tests
[ -z "$pattern" ] || swift test --skip-build --filter "^($pattern)\."
