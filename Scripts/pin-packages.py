#!/usr/bin/env python3
"""Pins packages in the catalogue that lexicons are built from.

Usage: pin-packages.py [--suites SUITE...] [NAME...] [NAME==VERSION...]

For each NAME, or each Debian package of the catalogue, the versions that the suites have are looked up in the archive
that apt is configured for. They replace the package's lines in the catalogue, in the order of the suites, which is the
order in which versions are tried. NAME==VERSION is a package of the Python Package Index, as pip is configured for it.
"""
import argparse
import hashlib
import pathlib
import subprocess
import tempfile
import zipfile

CATALOGUE = pathlib.Path(__file__).parent.parent / "Sources/Making/HeadwordPackages/packages.tsv"
FIELDS = ["Package", "Version", "Size", "Installed-Size", "SHA256", "Filename"]
KEYRING = "/usr/share/keyrings/debian-archive-keyring.gpg"


def archive():
    """Returns the address of Debian's archive."""
    lines = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(ORIGIN) $(REPO_URI)", "Created-By: Packages"],
        check=True, capture_output=True, text=True).stdout.splitlines()
    for line in lines:
        origin, address = line.split()
        if origin == "Debian" and "security" not in address:
            return address
    raise SystemExit("apt is not configured for an archive of Debian")


def versions(suite, names, directory):
    """Returns the fields of the packages that a suite has, without touching the lists of the system."""
    for name in ["lists/partial", "state", "cache/archives/partial"]:
        (directory / name).mkdir(parents=True)
    (directory / "sources.list").write_text(f"deb [signed-by={KEYRING}] {archive()} {suite} main\n")
    (directory / "status").write_text("")
    options = [
        f"Dir::Etc::sourcelist={directory}/sources.list", "Dir::Etc::sourceparts=/dev/null",
        f"Dir::State={directory}/state", f"Dir::State::lists={directory}/lists",
        f"Dir::State::status={directory}/status", f"Dir::Cache={directory}/cache", "APT::Sandbox::User=root",
    ]
    options = [word for option in options for word in ("-o", option)]
    subprocess.run(["apt-get", *options, "update", "-qq"], check=True)
    text = subprocess.run(["apt-cache", *options, "show", "--no-all-versions", *names],
                          capture_output=True, text=True).stdout
    entries = [dict(line.split(": ", 1) for line in paragraph.splitlines() if ": " in line and line[0] != " ")
               for paragraph in text.split("\n\n")]
    return {entry["Package"]: entry for entry in entries if entry.get("Architecture") == "all"}


def wheel(name, version, directory):
    """Returns the line of a wheel, which is downloaded."""
    subprocess.run(["python3", "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:",
                    "--dest", directory, f"{name}=={version}"], check=True)
    (path,) = pathlib.Path(directory).glob("*.whl")
    size = sum(entry.file_size for entry in zipfile.ZipFile(path).infolist())
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    return "\t".join(map(str, [name, version, path.stat().st_size, -(-size // 1024), digest, path.name]))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--suites", nargs="+", default=["trixie", "bookworm"])
    parser.add_argument("names", nargs="*", metavar="NAME")
    arguments = parser.parse_args()
    lines = CATALOGUE.read_text().splitlines()
    comments = [line for line in lines if line.startswith("#")]
    rows = {}
    for line in lines[len(comments):]:
        rows.setdefault(line.split("\t")[0], []).append(line)
    wheels = [name for name in arguments.names if "==" in name]
    for name, version in (pin.split("==") for pin in wheels):
        with tempfile.TemporaryDirectory() as directory:
            rows[name] = [wheel(name, version, directory)]
    names = [name for name in arguments.names if name not in wheels]
    if not arguments.names:
        names = sorted(name for name in rows if not rows[name][0].endswith(".whl"))
    rows |= {name: [] for name in names}
    for suite in arguments.suites if names else []:
        with tempfile.TemporaryDirectory() as directory:
            for name, entry in versions(suite, names, pathlib.Path(directory)).items():
                row = "\t".join(entry[field] for field in FIELDS)
                if row not in rows[name]:
                    rows[name].append(row)
    for name in names:
        if not rows[name]:
            print(f"no suite has {name}")
    CATALOGUE.write_text("\n".join(comments + [row for name in sorted(rows) for row in rows[name]]) + "\n")


main()
