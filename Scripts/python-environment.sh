#!/bin/sh
# Makes a Python environment with the packages of a list, or again if the list has changed, and prints its directory.
# If they cannot be installed, it says so and fails.
#
# Usage: python-environment.sh REQUIREMENTS CACHE
#   REQUIREMENTS   the list of packages, with their versions
#   CACHE          the directory for environments
set -eu
environment=$2/$(sha256sum "$1" | cut -c1-16)
if [ ! -e "$environment/complete" ]; then
    rm -rf "${environment:?}"
    {
        python3 -m venv "$environment" &&
            "$environment/bin/python3" -m pip install --quiet --disable-pip-version-check --requirement "$1"
    } >&2 || {
        echo "skipped: the packages of $1 cannot be installed" >&2
        rm -rf "${environment:?}"
        exit 1
    }
    touch "$environment/complete"
fi
realpath "$environment"
