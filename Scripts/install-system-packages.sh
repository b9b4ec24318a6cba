#!/bin/sh
# Installs the system packages that the build and the tests need, if they are missing.
set -eu

packages="libjansson-dev libmd-dev libsqlite3-dev zlib1g-dev pkg-config $*"

if ! command -v dpkg-query >/dev/null; then
    echo "This is not a Debian system: install Jansson, libmd, SQLite, zlib (with headers) and pkg-config yourself." >&2
    exit 0
fi

missing=""
for package in $packages; do
    case "$(dpkg-query -W -f '${Status}' "$package" 2>/dev/null)" in
    "install ok installed") ;;
    *) missing="$missing $package" ;;
    esac
done
[ -n "$missing" ] || exit 0

sudo=""
[ "$(id -u)" = 0 ] || sudo="sudo"
echo "Installing$missing${sudo:+ (with sudo)}" >&2
$sudo apt-get update -qq
# shellcheck disable=SC2086 # one word for each package
DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-install-recommends $missing >/dev/null
