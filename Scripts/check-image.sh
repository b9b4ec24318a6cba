#!/bin/sh
# Builds the final stages of the container image, without a registry and without building Swift, and looks up a word
# with the service in it: on a read-only root, as the user of the image, without capabilities. Needs buildah and root.
#
# Usage: check-image.sh HEADWORD LEXICON [ARGUMENT...]
#   HEADWORD  the static executable that build-static.sh builds
#   LEXICON   a lexicon file
#   ARGUMENT  replaces the arguments of the image
set -eu
cd "$(dirname "$0")/.."
headword=$1 lexicon=$2
shift 2

work=$(mktemp -d)
server=""
images() { buildah --root "$work/storage" --runroot "$work/run" --storage-driver vfs "$@"; }
clean() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    images umount --all >/dev/null 2>&1 || true
    rm -rf "$work"
}
trap clean EXIT

# The results of the earlier stages.
install -D -s "$headword" "$work/build/image/usr/bin/headword"
install -D -m 0644 deploy/container/headword.toml "$work/build/image/etc/headword/headword.toml"
install -D -m 0644 "$lexicon" "$work/lexicon/data/var/lib/headword/current"
images build --quiet --isolation chroot --format docker --file deploy/container/Containerfile --tag headword \
    --build-context "build=$work/build" --build-context "lexicon=$work/lexicon" . >/dev/null
root=$(images mount "$(images from headword)")
setting() { images inspect --type image --format "{{range .OCIv1.Config.$1}}{{.}} {{end}}" headword; }

user=$(images inspect --type image --format '{{.OCIv1.Config.User}}' headword)
# shellcheck disable=SC2046 # one word for each argument
[ $# -gt 0 ] || set -- $(setting Cmd)
# shellcheck disable=SC2016,SC2046 # the inner shell expands them; one word for each argument
unshare --mount sh -euc '
    root=$1 user=$2
    shift 2
    # Container runtimes mount this too; Swift finds the path of its program there.
    mkdir -p "$root/proc"
    mount --bind "$root" "$root"
    mount --rbind /proc "$root/proc"
    mount -o remount,bind,ro "$root"
    exec chroot --userspec="$user" --groups= "$root" "$@"
' sh "$root" "$user" $(setting Entrypoint) "$@" &
server=$!

Scripts/ask.py 127.0.0.1:7878 dictionary.entries '{"word": "serendipity", "fields": ["definitions"]}'
# The command of the health check of the image.
nsenter --target "$server" --mount chroot --userspec="$user" --groups= "$root" /usr/bin/headword health
kill -TERM "$server"
wait "$server" && server=""
