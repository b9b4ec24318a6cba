#!/usr/bin/env python3
"""Writes the parts of the clients in Examples/clients and Sources/Client/HeadwordClient that are generated from the published schema.

Usage: generate-clients.py [--check]

  --check  write nothing; print each file that is out of date, and exit with 1 if there are any
"""
import pathlib
import sys

from clients import c, go, model, python, swift, typescript

ROOT = pathlib.Path(__file__).resolve().parent.parent
LANGUAGES = [python, typescript, go, c, swift]


def main(arguments):
    if arguments not in ([], ["--check"]):
        raise SystemExit(__doc__)
    schema = model.read(ROOT / "rpc-schema/openrpc.json")
    stale = []
    for language in LANGUAGES:
        for path, content in language.files(schema).items():
            file = ROOT / path
            if file.exists() and file.read_text(encoding="utf-8") == content:
                continue
            stale.append(path)
            if not arguments:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(content, encoding="utf-8")
    for path in stale:
        print(f"{path} is not up to date with the schema: run 'make clients'" if arguments else f"written: {path}")
    raise SystemExit(1 if arguments and stale else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
