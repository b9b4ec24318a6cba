#!/bin/sh
# Builds the container image with buildah, podman or docker, whichever is installed.
#
# Usage: make-image.sh [ARGUMENT...], arguments of the build such as --build-arg LEXICON_SET=english
set -eu
cd "$(dirname "$0")/.."

# Only images in Docker's format keep the health check.
for builder in "buildah build --format docker" "podman build --format docker" "docker build"; do
    if command -v "${builder%% *}" >/dev/null; then
        # shellcheck disable=SC2086 # one word for each argument
        exec $builder -f deploy/container/Containerfile -t headword "$@" .
    fi
done
echo "None of buildah, podman and docker is installed." >&2
exit 1
