#!/bin/sh
# Downloads Debian packages and unpacks them below a directory, without installing anything.
#
# Usage: fetch-packages.sh DIRECTORY PACKAGE...
#
# The list of what is there, with versions, is kept where dpkg keeps its own: DIRECTORY/var/lib/dpkg/status.
set -eu

root=$1
shift
status="$root/var/lib/dpkg/status"
mkdir -p "$root/var/lib/dpkg"
touch "$status"

missing=""
for package; do
    grep -qx "Package: $package" "$status" || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null; then
    echo "There is no apt-get here: unpack$missing below $root yourself." >&2
    exit 1
fi

# A machine that never updated its list of packages knows none.
# shellcheck disable=SC2086 # one word for each package
if ! apt-cache show $missing >/dev/null 2>&1; then
    sudo=""
    [ "$(id -u)" = 0 ] || sudo="sudo"
    echo "Updating the list of packages${sudo:+ (with sudo)}" >&2
    $sudo apt-get update -qq
fi

downloads=$(mktemp -d)
trap 'rm -rf "$downloads"' EXIT
for package in $missing; do
    size=$(apt-cache show --no-all-versions "$package" 2>/dev/null | sed -n 's/^Size: //p')
    echo "Downloading $package${size:+ ($((size / 1024)) KiB)}" >&2
    # As root, apt wants to download as another user, who may not write here.
    (cd "$downloads" && apt-get download -qq -o APT::Sandbox::User=root "$package")
    dpkg-deb -x "$downloads"/"${package}"_*.deb "$root"
    { dpkg-deb -f "$downloads"/"${package}"_*.deb; echo; } >>"$status"
done
