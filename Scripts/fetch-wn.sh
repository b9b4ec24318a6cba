#!/bin/sh
# Unpacks wn(1), WordNet's own program, with whose answers the tests compare ours, without installing it.
#
# Usage: fetch-wn.sh DIRECTORY
set -eu
directory=$(mkdir -p "$1" && cd "$1" && pwd)
[ ! -e "$directory/usr/bin/wn" ] || exit 0
sudo=""
[ "$(id -u)" = 0 ] || sudo="sudo"
apt-cache show wordnet >/dev/null 2>&1 || $sudo apt-get update -qq
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
# When run by root, apt would download as another user, who may not write here.
apt-get download -qq -o APT::Sandbox::User=root wordnet
dpkg-deb -x wordnet_*.deb "$directory"
