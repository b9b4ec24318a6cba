#!/bin/sh
# Builds the Debian package of an executable that is linked statically with the Swift libraries.
#
# Usage: make-deb.sh HEADWORD DIRECTORY
#   HEADWORD   the executable
#   DIRECTORY  the directory for headword_VERSION_ARCHITECTURE.deb, whose path is printed
#
# DEBFULLNAME and DEBEMAIL give the maintainer, SOURCE_DATE_EPOCH the time; by default, that of the last commit.
set -eu
cd "$(dirname "$0")/.."
headword=$1 output=$2

version=$(sed -n 's/.*headwordVersion = "\(.*\)"/\1/p' Sources/Service/HeadwordService/HeadwordVersion.swift)
architecture=$(dpkg --print-architecture)
maintainer="${DEBFULLNAME:-Headword maintainers} <${DEBEMAIL:-maintainers@headword.example}>"
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}
export SOURCE_DATE_EPOCH

stage=$output/stage
rm -rf "$stage"
mkdir -p "$stage"
root=$(cd "$stage" && pwd)/headword
document=$root/usr/share/doc/headword
put() { install -D -m 0644 "$1" "$root/$2"; }
compress() { gzip -9n "$@"; }

program() {
    ZSH_COMPLETIONS=share/zsh/vendor-completions Scripts/install.sh "$headword" "$root/usr"
    strip --strip-all --remove-section=.comment --remove-section=.note "$root/usr/bin/headword"
    chrpath --delete "$root/usr/bin/headword" >/dev/null
}

service() {
    for unit in headword.service headword.socket headword-upstream.service; do
        put "deploy/systemd/$unit" "lib/systemd/system/$unit"
    done
    put deploy/systemd/headword.sysusers usr/lib/sysusers.d/headword.conf
    put deploy/systemd/headword.tmpfiles usr/lib/tmpfiles.d/headword.conf
    put deploy/systemd/headword.toml etc/headword/headword.toml
    put deploy/systemd/upstream.toml usr/share/doc/headword/examples/upstream.toml
    put deploy/haproxy/haproxy.cfg usr/share/doc/headword/examples/haproxy.cfg
    put deploy/prometheus/headword.rules.yml usr/share/doc/headword/examples/headword.rules.yml
    put deploy/grafana/headword.json usr/share/doc/headword/examples/grafana.json
    put deploy/debian/lintian-overrides usr/share/lintian/overrides/headword
}

documents() {
    put deploy/debian/copyright usr/share/doc/headword/copyright
    put deploy/RUNBOOK.md usr/share/doc/headword/RUNBOOK.md
    for page in README.md SECURITY.md Documentation/*.md Documentation/*.svg; do put "$page" "usr/share/doc/headword/$page"; done
    changelog >"$document/changelog"
    compress "$document/changelog"
    deploy/SBOM/write-sbom.py "$headword" >"$document/sbom.cdx.json"
    compress "$document/sbom.cdx.json"
}

# The changelog in Debian's format, from CHANGELOG.md.
changelog() {
    printf 'headword (%s) unstable; urgency=medium\n\n' "$version"
    awk -v version="$version" '
        /^## / { found = index($2, version) == 1 }
        found && /^- / { printf "\n" }
        found && /^[- ] / { printf "%s ", substr($0, 3) }' CHANGELOG.md |
        while read -r change; do
            [ -z "$change" ] || echo "$change" | fold -s -w 74 | sed '1s/^/  * /; 1!s/^/    /; s/ *$//'
        done
    printf '\n -- %s  %s\n' "$maintainer" "$(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")"
}

control() {
    mkdir -p "$root/DEBIAN" "$stage/debian"
    printf 'Source: headword\n\nPackage: headword\nArchitecture: any\n' >"$stage/debian/control"
    depends=$(cd "$stage" && dpkg-shlibdeps -O headword/usr/bin/headword | sed 's/^shlibs:Depends=//')
    sed "s|@VERSION@|$version|; s|@ARCHITECTURE@|$architecture|; s|@MAINTAINER@|$maintainer|; s|@DEPENDS@|$depends|
         s|@SIZE@|$(du -sk --apparent-size "$root" | cut -f1)|" deploy/debian/control >"$root/DEBIAN/control"
    (cd "$root" && find etc -type f | sed 's|^|/|' | sort) >"$root/DEBIAN/conffiles"
    (cd "$root" && find usr lib -type f | sort | xargs md5sum) >"$root/DEBIAN/md5sums"
    install deploy/debian/postinst deploy/debian/prerm deploy/debian/postrm "$root/DEBIAN"
}

umask 022
program
service
documents
control
find "$root" -newermt "@$SOURCE_DATE_EPOCH" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
package=$output/headword_${version}_$architecture.deb
dpkg-deb --root-owner-group -Zxz --build "$root" "$package" >/dev/null
echo "$package"
