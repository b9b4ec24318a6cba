#!/bin/sh
# Builds the command as one static executable, which needs no library of the machine that it runs on.
#
# Usage: build-static.sh SCRATCH, which is left with the executable at SCRATCH/release/headword-full
set -eu
cd "$(dirname "$0")/.."
swift build -c release --product headword-full --scratch-path "$1" -Xswiftc -static-executable
