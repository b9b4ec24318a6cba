"""Cuts a small dictionary out of GCIDE: make-gcide.py ROOT, where ROOT/usr/share/dictd has the whole GCIDE."""

import gzip
import pathlib
import sys

HEADS = {"Niter", "Mock", "Debate", "Took", "Disenthrall", "Anarchy", "Acadian", "Zulu", "Slobber", "AEsthetics",
         "Exactness", "Unperceived"}
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


def number(text):
    value = 0
    for digit in text:
        value = value * 64 + DIGITS.index(digit)
    return value


def digits(value):
    text = ""
    while True:
        value, digit = divmod(value, 64)
        text = DIGITS[digit] + text
        if value == 0:
            return text


def main(root):
    source = pathlib.Path(root) / "usr/share/dictd"
    target = pathlib.Path(__file__).parent / "gcide/usr/share/dictd"
    target.mkdir(parents=True, exist_ok=True)
    texts = gzip.open(source / "gcide.dict.dz").read()
    blocks = {}
    for line in (source / "gcide.index").read_text("latin-1").splitlines():
        key, offset, length = line.split("\t")
        blocks.setdefault((number(offset), number(length)), []).append(key)
    cut, index = b"", []
    for (offset, length), keys in sorted(blocks.items()):
        text = texts[offset:offset + length]
        if text.split(b" \\")[0].decode("latin-1") in HEADS:
            index += [f"{key}\t{digits(len(cut))}\t{digits(length)}" for key in keys]
            cut += text
    (target / "gcide.index").write_text("\n".join(sorted(index)) + "\n")
    (target / "gcide.dict.dz").write_bytes(gzip.compress(cut, mtime=0))


main(sys.argv[1])
