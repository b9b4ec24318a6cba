#!/usr/bin/env python3
"""Prints the exact versions of the packages that the last build used, in the form of CONTRIBUTING.md.

With --check, fails if CONTRIBUTING.md lists others.
"""

import json
import pathlib
import sys

root = pathlib.Path(__file__).resolve().parent.parent


def versions():
    state = json.loads((root / ".build/workspace-state.json").read_text())
    for dependency in state["object"]["dependencies"]:
        version = dependency["state"].get("checkoutState", {}).get("version")
        if version:
            yield f"{dependency['packageRef']['identity']} {version}"


block = "".join(f"- {version}\n" for version in sorted(versions()))
if "--check" not in sys.argv[1:]:
    sys.stdout.write(block)
elif block not in (root / "CONTRIBUTING.md").read_text():
    sys.exit("CONTRIBUTING.md does not list the versions that the build used; Scripts/dependency-versions.py prints them.")
