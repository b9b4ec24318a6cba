#!/usr/bin/env python3
"""Writes the components of the program, as a CycloneDX 1.5 document, to standard output.

Usage: write-sbom.py [--static] SCRATCH/release/PROGRAM

Swift packages are those of Package.resolved, which `swift build` writes, with the code that they have copied from others. C
libraries are those that the executable is linked with; --static says that they are inside it, where they cannot be seen.
Versions of the libraries are those of this machine's Debian packages. The same input gives the same bytes;
SOURCE_DATE_EPOCH gives the time.
"""

import argparse
import datetime
import hashlib
import json
import os
import pathlib
import re
import subprocess
import urllib.parse
import uuid

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# The libraries that the executable is linked with, by the name after -l.
LINKED = ["jansson", "md", "sqlite3", "z", "stdc++", "c"]
SWIFT_LICENCE = "Apache-2.0 WITH Swift-exception"


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--static", action="store_true")
    arguments.add_argument("executable", type=pathlib.Path)
    options = arguments.parse_args()
    libraries = static_libraries() if options.static else dynamic_libraries(options.executable)
    checkouts = options.executable.parent.parent / "checkouts"
    components = swift_packages(checkouts) + vendored_components(checkouts)
    components += [swift_runtime()] + debian_components(libraries)
    print(json.dumps(document(options.executable, components), indent=2))


def document(executable, components):
    digest = hashlib.sha256(executable.read_bytes()).hexdigest()
    headword = component("application", "headword", headword_version(), "pkg:generic/headword", "Apache-2.0")
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, digest)}",
        "version": 1,
        "metadata": timestamp() | {"component": headword | {"hashes": [{"alg": "SHA-256", "content": digest}]}},
        "components": components,
        "dependencies": [{"ref": headword["bom-ref"], "dependsOn": [each["bom-ref"] for each in components]}],
    }


def timestamp():
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    if epoch is None:
        return {}
    return {"timestamp": datetime.datetime.fromtimestamp(int(epoch), datetime.timezone.utc).isoformat()}


def component(kind, name, version, package_url, licence=None):
    package_url = f"{package_url}@{urllib.parse.quote(version, safe='')}"
    licences = {"licenses": [{"expression": licence}]} if licence else {}
    return {"type": kind, "bom-ref": package_url, "name": name, "version": version, "purl": package_url} | licences


def headword_version():
    source = (ROOT / "Sources/Service/HeadwordService/HeadwordVersion.swift").read_text()
    return re.search(r'headwordVersion = "([^"]+)"', source)[1]


def swift_packages(checkouts):
    pins = json.loads((ROOT / "Package.resolved").read_text())["pins"]
    return [swift_package(pin, checkouts) for pin in sorted(pins, key=lambda pin: pin["identity"])]


def swift_package(pin, checkouts):
    place = re.sub(r"^https?://|\.git$", "", pin["location"])
    version = pin["state"].get("version") or pin["state"]["revision"]
    (file,) = (checkouts / place.rpartition("/")[2]).glob("LICENSE*")
    return component("library", pin["identity"], version, f"pkg:swift/{place}", licence_of(file.read_text()))


def licence_of(text):
    """The SPDX expression for one of the two texts that packages of Swift have; none for others."""
    if "Apache License" not in text:
        return None
    return SWIFT_LICENCE if "Runtime Library Exception" in text else "Apache-2.0"


def vendored_components(checkouts):
    """The code that Swift packages have copied from elsewhere and Headword links."""
    revision = (checkouts / "swift-nio-ssl/Sources/CNIOBoringSSL/hash.txt").read_text().split()[-1]
    header = (checkouts / "swift-nio/Sources/CNIOLLHTTP/include/c_nio_llhttp.h").read_text()
    version = ".".join(re.findall(r"LLHTTP_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", header))
    return [
        component("library", "boringssl", revision, "pkg:generic/boringssl", "Apache-2.0"),
        component("library", "llhttp", version, "pkg:github/nodejs/llhttp", "MIT"),
    ]


def swift_runtime():
    """The standard library, Dispatch and Foundation, which are linked in."""
    text = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=True).stdout
    version = re.search(r"Swift version (\S+)", text)[1]
    return component("library", "swift", version, "pkg:generic/swift", SWIFT_LICENCE)


def dynamic_libraries(executable):
    """The paths of the libraries that the executable itself needs, as the loader finds them."""
    asked = subprocess.run(["readelf", "-d", executable], capture_output=True, text=True, check=True).stdout
    found = subprocess.run(["ldd", executable], capture_output=True, text=True, check=True).stdout
    paths = dict(re.findall(r"(\S+) => (/\S+)", found))
    return [paths[name] for name in re.findall(r"\(NEEDED\).*\[(.+)\]", asked) if name in paths]


def static_libraries():
    return [path for path in map(archive, LINKED) if os.path.isabs(path)]


def archive(name):
    """The path of a static library."""
    command = ["clang", f"-print-file-name=lib{name}.a"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def debian_components(paths):
    owned = {debian_package(path) for path in paths}
    return [
        component("library", name, version, f"pkg:deb/debian/{name}") for name, version in sorted(owned - {None})
    ]


def debian_package(path):
    """The source package of a file and its version; none for files that are not from a Debian package."""
    real = os.path.realpath(path)
    for candidate in {path, real, real.removeprefix("/usr"), path.removeprefix("/usr")}:
        owner = subprocess.run(["dpkg-query", "-S", candidate], capture_output=True, text=True)
        if owner.returncode == 0:
            name = owner.stdout.split(": ")[0]
            query = ["dpkg-query", "-W", "-f", "${source:Package} ${source:Version}", name]
            return tuple(subprocess.run(query, capture_output=True, text=True, check=True).stdout.split())
    return None


if __name__ == "__main__":
    main()
