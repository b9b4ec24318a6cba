#!/usr/bin/env python3
"""Reads and writes Fuzzing/Corpus/TARGET.txt, the seed inputs of a fuzzing target, one on each line.

Usage: fuzz-inputs.py unpack TARGET DIRECTORY
       fuzz-inputs.py pack TARGET PATH...

  unpack  replaces DIRECTORY by one with a file for each input, named after the number of its line
  pack    adds the contents of files, or of all files in directories, to the inputs

Printable ASCII characters stand for themselves. Any other byte is \\n, \\r, \\t or \\x and two hexadecimal digits, and so
is a blank at the end of a line; a backslash is \\\\. The lines are sorted, and each is there once.
"""
import pathlib
import re
import shutil
import sys

CORPUS = pathlib.Path(__file__).resolve().parent.parent / "Fuzzing/Corpus"


def line(of):
    """The line that stands for bytes."""
    text = of.decode("latin-1").encode("unicode_escape").decode("ascii")
    return re.sub(" $", r"\\x20", text)


def inputs(target):
    path = CORPUS / f"{target}.txt"
    lines = path.read_text("ascii").splitlines() if path.exists() else []
    return [each.encode("ascii").decode("unicode_escape").encode("latin-1") for each in lines]


def unpack(target, directory):
    directory = pathlib.Path(directory)
    if directory.exists():
        shutil.rmtree(directory)
    directory.mkdir(parents=True)
    for number, content in enumerate(inputs(target), start=1):
        (directory / f"line-{number}").write_bytes(content)


def pack(target, *paths):
    files = [file for path in map(pathlib.Path, paths) for file in (path.iterdir() if path.is_dir() else [path])]
    lines = {line(content) for content in inputs(target) + [file.read_bytes() for file in files]}
    (CORPUS / f"{target}.txt").write_text("".join(f"{each}\n" for each in sorted(lines)), "ascii")


match sys.argv[1:]:
    case ["unpack", target, directory]:
        unpack(target, directory)
    case ["pack", target, *paths] if paths:
        pack(target, *paths)
    case _:
        raise SystemExit(__doc__)
