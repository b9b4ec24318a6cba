#!/bin/sh
# Puts a drop-in into this tree, calls it and takes it out again; then breaks drop-ins in every way and looks whether the
# build, or the start, names the folder. Measures what the plugin that lists them costs a build without changes.
#
# Everything is done in folders that begin with DropInCheck, which are removed at the end, and Package.swift is put back.
# The build of this tree is used, so that only what changes is compiled.
#
# Usage: check-drop-ins.sh [-n BUILDS]
#   -n BUILDS  so many builds without changes are measured each way; none if 0, for it takes two builds more; 5 if absent
set -eu
cd "$(dirname "$0")/.."
builds=5
[ "${1:-}" != -n ] || builds=$2
work=$(mktemp -d)
cp -p Package.swift "$work/Package.swift"
clean() { rm -rf Plugins/*DropInCheck* Plugins/drop-in-check Plugins/2ndDropInCheck Tests/Plugins/DropInCheck*; }
finish() {
    clean
    cmp -s "$work/Package.swift" Package.swift || cp -p "$work/Package.swift" Package.swift
    rm -rf "$work"
}
trap finish EXIT
trap 'exit 130' INT TERM HUP
faults=0

build() { swift build --product headword >"$work/build" 2>&1; }
call() { .build/debug/headword call "$@" --lexicon "$work/lexicon/current"; }
fail() {
    echo "FAULT: $1"
    sed 's/^/    /' "$2" | tail -n 12
    faults=$((faults + 1))
}
# A provider that answers one method.
provider() { # FOLDER TYPE NAMESPACE
    mkdir -p "Plugins/$1"
    cat >"Plugins/$1/$2Provider.swift" <<EOF
public import HeadwordCore
internal import HeadwordJSON

/// Tries drop-ins out.
public struct $2Provider: EndpointProvider {
    /// What the names of all methods begin with.
    public static let namespace = "$3"

    /// Creates the provider.
    public init(_ services: ProviderServices) {}

    /// Adds the endpoint.
    public func register(in registry: inout EndpointRegistry) throws {
        try registry.add($2Request.self) { _ in "$2" }
    }
}

struct $2Request: Request {
    typealias Response = String

    static let endpoint = Endpoint<Self>(
        method: "$3.name",
        summary: "Tells the name.",
        resultName: "name",
        examples: [.init("The name", [:])]
    )
}
EOF
}
# The build must fail, and say everything that is expected.
refused() { # KIND TEXT...
    kind=$1
    shift
    if build; then
        fail "$kind: the build succeeds" "$work/build"
    else
        missing=
        for text; do grep -qF -- "$text" "$work/build" || missing="$missing '$text'"; done
        if [ -z "$missing" ]; then echo "ok: $kind: $(grep -m 1 'error:' "$work/build")"
        else fail "$kind: nothing says$missing" "$work/build"; fi
    fi
    clean
}

clean
build || { cat "$work/build"; exit 1; }
.build/debug/headword lexicon build --source wordnet --root Tests/Fixtures/wordnet --output "$work/lexicon" \
    --progress none >/dev/null 2>&1

echo "== broken ones"
mkdir Plugins/DropInCheck
refused "an empty folder" "Plugins/DropInCheck has no Swift file"
mkdir Plugins/DropInCheck && echo "struct Helper {}" >Plugins/DropInCheck/Helper.swift
refused "no provider file" "Plugins/DropInCheck has no DropInCheckProvider.swift"
provider drop-in-check DropInCheck check
refused "a name that is no identifier" "Plugins/drop-in-check is named like no Swift type" "Plugins/DropInCheck"
provider 2ndDropInCheck DropInCheck check
refused "a name that begins with a digit" "Plugins/2ndDropInCheck is named like no Swift type"
mkdir Plugins/DropInCheck
printf '// struct DropInCheckProvider\n/* class /* */ DropInCheckProvider */\nlet text = "struct DropInCheckProvider"\n' \
    >Plugins/DropInCheck/DropInCheckProvider.swift
refused "no provider type" "Plugins/DropInCheck/DropInCheckProvider.swift declares no type DropInCheckProvider"
echo "struct Stray {}" >Plugins/StrayDropInCheck.swift
refused "a file beside the folders" "Plugins/StrayDropInCheck.swift belongs to no drop-in"
provider DropInCheckA DropInCheckA checka && echo "enum OneA {}" >Plugins/DropInCheckA/Shared.swift
provider DropInCheckB DropInCheckB checkb && echo "enum OneB {}" >Plugins/DropInCheckB/Shared.swift
refused "two files of one name" Plugins/DropInCheckA/Shared.swift Plugins/DropInCheckB/Shared.swift
mkdir Plugins/DropInCheck && echo "let glob = \"*/*\"; struct DropInCheckProvider {}" \
    >Plugins/DropInCheck/DropInCheckProvider.swift
refused "a type that is no provider" DropInCheckProvider EndpointProvider
provider DropInCheckA DropInCheckA checka && echo "enum Shared {}" >>Plugins/DropInCheckA/DropInCheckAProvider.swift
provider DropInCheckB DropInCheckB checkb && echo "enum Shared {}" >>Plugins/DropInCheckB/DropInCheckBProvider.swift
refused "two types of one name" "a type Shared" Plugins/DropInCheckA Plugins/DropInCheckB
mkdir Plugins/DropInCheckA && mkdir Plugins/DropInCheckB
refused "two faults, told at once" "Plugins/DropInCheckA" "Plugins/DropInCheckB"
mkdir -p Tests/Plugins/DropInCheck && echo "import Testing" >Tests/Plugins/DropInCheck/DropInCheckTests.swift
if swift build --build-tests >"$work/build" 2>&1; then fail "a twin without its drop-in: the build succeeds" "$work/build"
elif grep -qF "Tests/Plugins/DropInCheck tests no drop-in" "$work/build"; then
    echo "ok: a twin without its drop-in: $(grep -m 1 error: "$work/build")"
else fail "a twin without its drop-in: nothing names it" "$work/build"; fi
clean

echo "== a namespace that is taken"
provider DropInCheckA DropInCheckA check
provider DropInCheckB DropInCheckB check
refused "two of one namespace" "the namespace 'check' is taken" Plugins/DropInCheckA Plugins/DropInCheckB
for owner in dictionary:Sources/Providers/HeadwordDictionary echo:Plugins/Echo "server:Headword itself"; do
    provider DropInCheck DropInCheck "${owner%%:*}"
    refused "the namespace of another" "the namespace '${owner%%:*}' is taken" "${owner#*:}" Plugins/DropInCheck
done
# Private types of one name are no fault, and neither is what stands in a comment.
provider DropInCheckA DropInCheckA check
echo 'private enum Shared {} // static let namespace = "echo" }' >>Plugins/DropInCheckA/DropInCheckAProvider.swift
provider DropInCheckB DropInCheckB checkb
echo 'private enum Shared {}' >>Plugins/DropInCheckB/DropInCheckBProvider.swift

echo "== added, unchanged, removed"
build || fail "a drop-in: the build fails" "$work/build"
if call check.name >"$work/said" 2>&1; then echo "ok: check.name answers $(cat "$work/said")"
else fail "a drop-in is not called" "$work/said"; fi
build
if grep -q Compiling "$work/build"; then fail "a build without changes compiles something" "$work/build"; fi
clean
build || fail "the build fails when the drop-in is gone" "$work/build"
if call check.name >"$work/said" 2>&1; then fail "the method of a drop-in that is gone answers" "$work/said"
else echo "ok: $(sed 's/.*"message":"\([^"]*\)".*/\1/' "$work/said")"; fi

# The median of the builds without changes, in milliseconds.
measure() {
    build || { cat "$work/build" >&2; exit 1; }
    for _ in $(seq "$builds"); do
        start=$(date +%s%N)
        build
        echo $((($(date +%s%N) - start) / 1000000))
    done | sort -n | sed -n "$((builds / 2 + 1))p"
}
if [ "$builds" -gt 0 ]; then
    echo "== builds without changes, the median of $builds each way, twice"
    for _ in 1 2; do
        with=$(measure)
        # Without the plugin, what it wrote stands among the drop-ins.
        cp "$(find -L .build/plugins -path '*headword*' -name GeneratedDropIns.swift | head -n 1)" \
            Plugins/GeneratedDropInCheck.swift
        sed -i '/plugins: \["ListDropIns"\]/d' Package.swift
        without=$(measure)
        rm Plugins/GeneratedDropInCheck.swift
        cp -p "$work/Package.swift" Package.swift
        echo "with the plugin $with ms, without $without ms"
    done
    build
fi
[ "$faults" -eq 0 ] || { echo "$faults faults"; exit 1; }
echo "drop-ins: all well"
