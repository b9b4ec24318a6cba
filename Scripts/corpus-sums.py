#!/usr/bin/env python3
"""Counts texts with `headword corpus add` and with the few lines below; compares every n-gram, every count and every
document count of `headword corpus export`.

Usage: corpus-sums.py HEADWORD LEXICON PATH...

  HEADWORD  the command
  LEXICON   a lexicon; it does not affect the counts
  PATH      files and directories
"""
import collections
import gzip
import itertools
import os
import re
import subprocess
import sys
import tempfile
import unicodedata

LONGEST_TOKEN = 256
LONGEST_NGRAM = 4


class Kinds(dict):
    """A letter for each character: its class in the rule of Sources/Data/HeadwordCorpus/Tokens/Tokenizer.swift."""

    SPECIAL = {"'": "'", "’": "'", "-": "-", "‐": "-", "‑": "-", ".": ".", ",": ","}
    SPECIAL |= {"\u200b": " ", "\u200c": "m", "\u200d": "m"}

    def __missing__(self, number):
        character = chr(number)
        self[number] = kind = self.SPECIAL.get(character) or self.general(character)
        return kind

    def general(self, character):
        name = unicodedata.name(character, "")
        if "ぁ" <= character <= "ゖ" or name.startswith("CJK UNIFIED") or name.startswith("CJK COMPATIBILITY IDEO"):
            return "i"
        category = unicodedata.category(character)
        return {"L": "l", "N": "d", "M": "m", "P": "p", "S": "p"}.get(category[0], "f" if category == "Cf" else " ")


KINDS = Kinds()
TOKEN = re.compile(r"(?P<word>(?:l[mf]*(?:['-](?=[ld])|\.(?=l))?|d[mf]*(?:['-](?=[ld])|[.,](?=d))?)+|im*)|[-'.,p]+")


def spelled(characters):
    """The characters that fit into a token."""
    token, length = [], 0
    for character in characters:
        if length + len(character.encode()) <= LONGEST_TOKEN:
            token.append(character)
            length += len(character.encode())
    return unicodedata.normalize("NFC", "".join(token))


def tokens(text):
    for match in TOKEN.finditer(text.translate(KINDS)):
        part = text[match.start():match.end()]
        if match["word"]:
            plain = part.replace("’", "'").replace("‐", "-").replace("‑", "-")
            yield spelled(c for c in plain if KINDS[ord(c)] != "f")
        else:
            for character, run in itertools.groupby(part):
                counted = {"’": "'", "‐": "-", "‑": "-"}.get(character, character)
                yield spelled(counted if character == "\ufffd" else counted * len(list(run)))


def files(paths):
    for path in paths:
        if os.path.isfile(path):
            yield path
        for directory, subdirectories, names in os.walk(path):
            subdirectories[:] = [name for name in subdirectories if not name.startswith(".")]
            yield from (os.path.join(directory, name) for name in names if not name.startswith("."))


def counted(paths):
    """A map from the first columns of the export to occurrences and documents."""
    occurrences, documents, size = collections.Counter(), collections.Counter(), 0
    for path in files(paths):
        with open(path, "rb") as file:
            contents = file.read()
        if contents[:2] == b"\x1f\x8b":
            contents = gzip.decompress(contents)
        if b"\0" in contents[:8192]:
            continue
        size += len(contents)
        written = list(tokens(contents.decode(errors="replace")))
        folded = [unicodedata.normalize("NFC", token.lower().replace("ς", "σ")) for token in written]
        here = collections.Counter(f"form\t{token}" for token in written)
        for length in range(1, LONGEST_NGRAM + 1):
            ngrams = zip(*(folded[place:] for place in range(length)))
            here.update(f"{length}\t{' '.join(ngram)}" for ngram in ngrams)
        occurrences.update(here)
        documents.update(here.keys())
    return {key: (count, documents[key]) for key, count in occurrences.items()}, size


def exported(headword, lexicon, paths):
    with tempfile.TemporaryDirectory() as directory:
        options = ["--corpora", directory, "--lexicon", lexicon]
        add = [headword, "corpus", "add", "sums", *paths, "--progress", "none", *options]
        subprocess.run(add, check=True, stdout=subprocess.DEVNULL)
        export = [headword, "corpus", "export", "sums", *options]
        lines = subprocess.run(export, check=True, capture_output=True).stdout.decode().split("\n")[:-1]
    rows = [line.rsplit("\t", 2) for line in lines]
    table = {key: (int(frequency), int(documents)) for key, frequency, documents in rows}
    if len(table) != len(rows):
        sys.exit("FAILED: the export has two lines for one key")
    return table


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    headword, lexicon, *paths = sys.argv[1:]
    expected, size = counted(paths)
    table = exported(headword, lexicon, paths)
    if table != expected:
        different = [key for key in expected.keys() | table.keys() if expected.get(key) != table.get(key)]
        for key in sorted(different)[:10]:
            print(f"{key!r}: headword has {table.get(key)}, not {expected.get(key)}")
        sys.exit(f"FAILED: {len(different)} of {len(expected)} counts differ")
    print(f"{size / 1e6:.1f} MB: all {len(table)} counts are the same as those of a simple program")


if __name__ == "__main__":
    main()
