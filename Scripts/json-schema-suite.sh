#!/bin/sh
# Fetches the official test suite of JSON Schema, and prints its directory.
#
# It comes from PyPI, inside the source package of jsonschema, since packages are all that some machines can reach.
#
# Usage: json-schema-suite.sh CACHE
#   CACHE   the directory for the package and the suite
set -eu
version=4.26.0
sum=0c26707e2efad8aa1bfc5b7ce170f3fccc2e4918ff85989ba9ffa9facb2be326
package=jsonschema-$version
suite=$1/$package/json

if [ ! -d "$suite" ]; then
    mkdir -p "$1"
    echo "jsonschema==$version --hash=sha256:$sum" >"$1/$package.txt"
    python3 -m pip download --quiet --no-deps --no-binary jsonschema --require-hashes \
        --requirement "$1/$package.txt" --dest "$1" >&2
    # Renamed last, so that a directory is never half a suite.
    mkdir -p "$1/unpacked"
    tar -xzf "$1/$package.tar.gz" -C "$1/unpacked" "$package/json"
    rm -rf "${1:?}/$package"
    mv "$1/unpacked/$package" "$1/$package"
fi
echo "$suite"
