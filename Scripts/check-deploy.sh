#!/bin/sh
# Checks the files in deploy/, and the Debian package if one is given. Checks whose tools are missing are skipped, with
# a message.
#
# Usage: check-deploy.sh HEADWORD LEXICON [PACKAGE]
set -eu
cd "$(dirname "$0")/.."
headword=$1 lexicon=$2 package=${3:-}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
faults=0

# Prints the name of a check, and whether its tool is installed.
check_with() {
    command -v "$1" >/dev/null && echo "== $2" && return
    echo "== $2: skipped, $1 is not installed"
    return 1
}
# Runs a check; its output is shown if it fails.
passes() {
    "$@" >"$work/said" 2>&1 && return
    cat "$work/said"
    faults=$((faults + 1))
}

# The maximum exposure of a unit, out of 100.
exposure() { systemd-analyze security --offline=true --threshold="$2" "./deploy/systemd/$1"; }

# The command is not installed here, so the units are checked with another one.
units() {
    for unit in deploy/systemd/*.service deploy/systemd/*.socket; do
        sed 's|/usr/bin/headword|/usr/bin/true|g' "$unit" >"$work/${unit##*/}"
    done
    systemd-analyze verify --man=no "$work"/*.service "$work"/*.socket 2>"$work/units" || return 1
    # It only warns about some errors and succeeds.
    ! grep -F "$work" "$work/units"
}

settings() {
    sed -n '/headword.toml: |/,$ s/^    //p' deploy/kubernetes/configmap.yaml |
        sed '/token-file/d; s/^address = "tcp:.*/&\ninsecure = true/' >"$work/configmap.toml"
    for file in deploy/systemd/*.toml deploy/container/*.toml "$work/configmap.toml"; do
        "$headword" config check "$file" || return 1
    done
}

manifests() {
    find deploy/kubernetes -name '*.yaml' ! -name kustomization.yaml -exec kubernetes-validate --strict {} +
}

# What kubectl makes of the kustomization: every manifest, and a grace period longer than the time that the settings need.
built() {
    kubectl kustomize deploy/kubernetes >"$work/built.yaml" || return 1
    grace=$(sed -n 's/^ *terminationGracePeriodSeconds: //p' "$work/built.yaml")
    delay=$(sed -n 's/^ *drain-delay-milliseconds = //p' "$work/configmap.toml")
    drain=$(sed -n 's/^ *drain-seconds = //p' "$work/configmap.toml")
    [ "$((grace * 1000))" -gt "$((delay + drain * 1000))" ] || {
        echo "terminationGracePeriodSeconds is $grace, but the settings need $delay ms and $drain s"
        return 1
    }
}

# The settings of the replicas that the comments offer.
rollout() {
    sed -n 's/^ *# \(\[rollout\]\|[a-z]* = .*\)/\1/p' "$work/configmap.toml" >"$work/rollout.toml"
    grep -q '^from' "$work/rollout.toml" && "$headword" config check "$work/rollout.toml"
}

# All manifests except the example are in the kustomization.
kustomization() {
    sed -n 's/^  - \(.*\.yaml\)$/\1/p' deploy/kubernetes/kustomization.yaml | sort >"$work/listed"
    (cd deploy/kubernetes && ls ./*.yaml) | sed 's|^./||' | grep -v -e kustomization -e example >"$work/there"
    diff "$work/listed" "$work/there"
}

# Each alert has a section in the runbook and a link to it.
runbook() {
    rules=deploy/prometheus/headword.rules.yml
    sed -n 's/^ *- alert: //p' $rules | while read -r alert; do
        grep -qx "## $alert" deploy/RUNBOOK.md || { echo "RUNBOOK.md has no section $alert"; exit 1; }
        link=$(echo "$alert" | tr '[:upper:]' '[:lower:]')
        grep -q "runbook: \"deploy/RUNBOOK.md#$link\"" $rules || { echo "$alert has no link to its section"; exit 1; }
    done
}

# The metrics of a server after valid and invalid requests.
metrics() {
    HEADWORD_METRICS_ADDRESS=127.0.0.1:0 "$headword" serve --socket "$work/socket" --lexicon "$lexicon" 2>"$work/log" &
    server=$!
    Scripts/ask.py "$work/socket" server.ping '{}'
    ! Scripts/ask.py "$work/socket" no.such.method '{}'
    address=$(sed -n 's/.*serving metrics.*address=//p' "$work/log")
    python3 -c 'import sys, urllib.request as web; sys.stdout.buffer.write(web.urlopen(sys.argv[1]).read())' \
        "http://$address/metrics" >"$work/metrics"
    kill "$server"
    wait "$server"
}

# The pages refer to each other, but are not installed here.
manual() {
    Scripts/write-manual.py "$headword" "$work/manual" || return 1
    ! mandoc -T lint "$work"/manual/* 2>/dev/null | grep -v 'referenced manual not found'
}

if check_with systemd-analyze "systemd units"; then
    passes exposure headword.service 3
    passes exposure headword-upstream.service 11
    passes units
fi
echo "== settings"
passes settings
if check_with kubernetes-validate "Kubernetes manifests"; then passes manifests; fi
passes rollout
passes kustomization
if check_with kubectl "kustomization"; then passes built; fi
if check_with haproxy "HAProxy"; then passes haproxy -c -f deploy/haproxy/haproxy.cfg; fi
echo "== alerts and dashboard"
passes runbook
if check_with python3 "metrics"; then
    passes metrics
    passes Scripts/check-metrics.py --told "$work/metrics" --rules "$work/dashboard.json"
fi
if check_with promtool "rules"; then
    passes promtool check metrics <"$work/metrics"
    passes promtool check rules deploy/prometheus/headword.rules.yml "$work/dashboard.json"
    passes promtool test rules deploy/prometheus/headword.tests.yml
    passes promtool check config --syntax-only deploy/prometheus/prometheus.yml
fi
if check_with mandoc "manual pages"; then passes manual; fi
if check_with shellcheck "scripts"; then
    passes shellcheck --severity warning Scripts/*.sh deploy/SBOM/*.sh deploy/debian/p*
fi
if [ -z "$package" ]; then
    echo "== Debian package: skipped, none was given"
elif check_with lintian "Debian package"; then
    passes lintian --fail-on error,warning "$package"
fi

[ "$faults" = 0 ] || { echo "$faults checks failed"; exit 1; }
