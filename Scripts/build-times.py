#!/usr/bin/env python3
"""Measures what a clean build of each part of Headword costs, by package and module.

Usage: build-times.py [--modules] [--write] [PART ...]
  --modules  also prints the modules that cost most
  --write    writes the table into CONTRIBUTING.md
  PART       the parts to build; all of them if there is none

Every compiler and linker that a build starts is run by a script that records its CPU time. Packages are fetched
before; everything is built in a separate folder, which is removed afterwards.
"""

import collections
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
RELEASE = ["-c", "release", "--static-swift-stdlib"]
# The parts, built in this order in one folder: the cost of a part is what those before it have not built.
PARTS = {
    "headword": [*RELEASE, "--product", "headword"],
    "headword-full": [*RELEASE, "--product", "headword-full"],
    "tests": ["--build-tests"],
    "own server": ["--package-path", "Examples/own-server"],
}
USED_BY = {
    "headword": "`make run`, `make build`",
    "headword-full": "`make full`, `make install`, `make deb`",
    "tests": "`make test`, `swift test`",
    "own server": "`make test`",
}
BEGIN, END = "<!-- Scripts/build-times.py -->\n", "<!-- end -->\n"
NOTE = '''#!{python}
import os, resource, subprocess, sys
code = subprocess.call([{tool!r}, *sys.argv[1:]])
used = resource.getrusage(resource.RUSAGE_CHILDREN)
line = "\\t".join([str(used.ru_utime + used.ru_stime), os.getcwd(), *sys.argv[1:]]).replace("\\n", " ")
with open({log!r}, "a") as log:
    log.write(line + "\\n")
sys.exit(code if code >= 0 else 128 - code)
'''


def wrapped(tool, folder):
    """A program that runs a tool and records its cost."""
    real = pathlib.Path(shutil.which(tool)).resolve()
    (folder / "bin").mkdir(exist_ok=True)
    # A compiler looks for its files next to itself.
    if not (folder / "lib").exists():
        (folder / "lib").symlink_to(real.parent.parent / "lib")
    path = folder / "bin" / tool
    path.write_text(NOTE.format(python=sys.executable, tool=shutil.which(tool), log=str(folder / "log")))
    path.chmod(0o755)
    return str(path)


def module(arguments):
    """The package and the module that a tool was run for."""
    def after(option):
        return arguments[arguments.index(option) + 1] if option in arguments[:-1] else None

    if "-emit-executable" in arguments or "-emit-library" in arguments:
        return "linking", after("-module-name") or "?"
    if "-package-name" in arguments:
        package = after("-package-name").replace("_", "-")
        # That of this package is the name of its folder.
        own = package == ROOT.name.lower().replace("_", "-")
        return "headword" if own else package, after("-module-name") or "?"
    paths = [pathlib.Path(argument).parts for argument in arguments if argument.endswith((".c", ".cc", ".cpp", ".S"))]
    parts = next((path for path in paths if "checkouts" in path[:-1] and "Sources" in path[:-1]), None)
    if parts is None:
        return "manifests and plug-ins", "?"
    return parts[parts.index("checkouts") + 1], parts[parts.index("Sources") + 1]


def build(part, folder):
    """Builds a part; returns its CPU seconds by package and module, and its wall time."""
    place = ["--package-path", "Examples/own-server"] if "--package-path" in PARTS[part] else []
    scratch = ["--scratch-path", str(folder / ("build-own" if place else "build"))]
    subprocess.run(["swift", "package", *place, *scratch, "resolve"], cwd=ROOT, check=True, capture_output=True)
    log = folder / "log"
    log.write_text("")
    environment = dict(os.environ, SWIFT_EXEC=wrapped("swiftc", folder), CC=wrapped("clang", folder))
    start = time.monotonic()
    command = ["swift", "build", *PARTS[part], *scratch]
    outcome = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True,
                             stderr=subprocess.STDOUT)
    wall = time.monotonic() - start
    if outcome.returncode != 0:
        sys.exit(f"{' '.join(command)}\n{outcome.stdout[-4000:]}")
    used = collections.Counter()
    for line in log.read_text().splitlines():
        seconds, _, *arguments = line.split("\t")
        used[module(arguments)] += float(seconds)
    return used, wall


def table(results):
    """The CPU seconds of each package in each part, in Markdown."""
    parts = list(results)
    sums = {part: collections.Counter() for part in parts}
    for part, (used, _) in results.items():
        for (package, _), seconds in used.items():
            sums[part][package] += seconds
    packages = sorted({package for counter in sums.values() for package in counter},
                      key=lambda package: -max(sums[part][package] for part in parts))
    rows = [["", *parts], ["---", *["---:" for _ in parts]]]
    rows += [[package, *[f"{sums[part][package]:.0f}" if sums[part][package] else "" for part in parts]]
             for package in packages if max(sums[part][package] for part in parts) >= 1]
    rows.append(["**processor seconds**", *[f"**{sum(sums[part].values()):.0f}**" for part in parts]])
    rows.append([f"wall seconds, {os.cpu_count()} processors", *[f"{results[part][1]:.0f}" for part in parts]])
    rows.append(["built by", *[USED_BY[part] for part in parts]])
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def main():
    options = {argument for argument in sys.argv[1:] if argument.startswith("--")}
    parts = [argument for argument in sys.argv[1:] if argument not in options] or list(PARTS)
    if options - {"--modules", "--write"} or set(parts) - set(PARTS):
        sys.exit(__doc__)
    results = {}
    with tempfile.TemporaryDirectory(prefix="headword-build-times-") as folder:
        for part in parts:
            print(f"building {part}", file=sys.stderr, flush=True)
            used, wall = results[part] = build(part, pathlib.Path(folder))
            if "--modules" in options:
                print(f"\n{part}: {sum(used.values()):.0f} s of the processor, {wall:.0f} s")
                for (package, name), seconds in used.most_common(25):
                    print(f"{seconds:8.1f} s  {package}/{name}", flush=True)
    print(table(results), end="")
    if "--write" in options:
        page = ROOT / "CONTRIBUTING.md"
        before, rest = page.read_text().split(BEGIN)
        page.write_text(before + BEGIN + table(results) + END + rest.split(END)[1])


main()
