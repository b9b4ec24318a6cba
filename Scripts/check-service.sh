#!/bin/sh
# Installs the Debian package in a separate Debian system, boots that with systemd, and calls the services: the one
# without a network through the sockets that systemd passes, the other one through its own. Needs root, debootstrap and
# systemd-nspawn.
#
# Usage: check-service.sh PACKAGE LEXICON
set -eu
cd "$(dirname "$0")/.."
package=$1 lexicon=$2
root=$(mktemp -d)
chmod 0755 "$root"
trap 'rm -rf "$root"' EXIT

debootstrap --variant=minbase --include=systemd-sysv,dbus,python3 bookworm "$root" >/dev/null
install -m 0644 "$package" "$root/root/headword.deb"
# Dependencies are downloaded here, because the system has no network later.
chroot "$root" sh -c 'apt-get install -y -qq /root/headword.deb' >/dev/null 2>&1
install -D -m 0644 "$lexicon" "$root/var/lib/headword/current"
install Scripts/ask.py Scripts/probe-service.sh "$root/root"
cat >"$root/etc/systemd/system/probe.service" <<'UNIT'
[Service]
Type=oneshot
ExecStart=/bin/sh -c '/root/probe-service.sh >/root/said 2>&1 && touch /root/passed; systemctl poweroff'
UNIT
mkdir -p "$root/etc/systemd/system/multi-user.target.wants"
ln -s ../probe.service "$root/etc/systemd/system/multi-user.target.wants/probe.service"

systemd-nspawn --quiet --directory "$root" --register=no --keep-unit --private-network --boot \
    >"$root/root/booted" 2>&1 ||
    cat "$root/root/booted"
cat "$root/root/said"
[ -e "$root/root/passed" ]
