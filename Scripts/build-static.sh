#!/bin/sh
# Builds the command as one static executable, which needs no library on the machine where it runs.
#
# Usage: build-static.sh SCRATCH; the executable is SCRATCH/release/headword-full
set -eu
cd "$(dirname "$0")/.."
swift build -c release --product headword-full --scratch-path "$1" -Xswiftc -static-executable
