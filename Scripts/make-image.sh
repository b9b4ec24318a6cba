#!/bin/sh
# Builds the container image with what there is of buildah, podman and docker.
#
# Usage: make-image.sh [ARGUMENT...], arguments of the build such as --build-arg LEXICON_SET=english
set -eu
cd "$(dirname "$0")/.."

# The health check is kept by images of Docker's format only.
for builder in "buildah build --format docker" "podman build --format docker" "docker build"; do
    if command -v "${builder%% *}" >/dev/null; then
        # shellcheck disable=SC2086 # one word for each argument
        exec $builder -f deploy/container/Containerfile -t headword "$@" .
    fi
done
echo "There is no buildah, podman or docker here." >&2
exit 1
