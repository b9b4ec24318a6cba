#!/usr/bin/env python3
"""Cuts a small WordNet out of a whole one, for the tests.

Usage: make-wordnet.py ROOT OUTPUT

Keeps the synsets of the words below and of their labels, antonyms and heads, and for some words also their hypernyms up
to the root, their hyponyms, parts and wholes. Pointers to other synsets are dropped. Offsets are those of the whole
WordNet.
"""

import os
import sys

WORDS = """
    abide adder better big bifocals bird_of_passage bus cafe child chips choir coffee computer_science cookie_sheet
    dacoit depth dog entity gigantic good happy horse house ice_cream jumper kitten knife look_up march mother-in-law
    motel outgoing polish quick quickly run saw see serendipity set_up sheep simper swim take tangible tee
    thunder trews wise_up worst Danu A-team
""".lower().split()
PLACED = {"coffee", "danu", "dog", "swim"}
FOLLOWED = {";c", ";u", ";r", "!", "&", "\\", "^"}
UPWARDS = {"@", "@i"}
RELATED = {"~", "~i", "%m", "%p", "%s", "#m", "#p", "#s"}
PARTS = {"noun": "n", "verb": "v", "adj": "a", "adv": "r"}


def read(root):
    synsets, headers, index, exceptions = {}, {}, {}, {}
    for name, letter in PARTS.items():
        for line in open(f"{root}/data.{name}", encoding="ascii"):
            if line.startswith("  "):
                headers.setdefault("data." + name, []).append(line)
                continue
            synsets[letter, line[:8]] = line
        for line in open(f"{root}/index.{name}", encoding="ascii"):
            if line.startswith("  "):
                headers.setdefault("index." + name, []).append(line)
                continue
            fields = line.split()
            count, pointers = int(fields[2]), int(fields[3])
            index[letter, fields[0]] = fields[6 + pointers:6 + pointers + count]
        exceptions[name] = [line for line in open(f"{root}/{name}.exc", encoding="ascii")]
    return synsets, headers, index, exceptions


def pointers(line):
    fields = line.split("|")[0].split()
    start = 5 + 2 * int(fields[3], 16)
    return [fields[start + 4 * i:start + 4 * i + 4] for i in range(int(fields[start - 1]))]


def words(line):
    fields = line.split()
    return [fields[4 + 2 * i].split("(")[0].lower() for i in range(int(fields[3], 16))]


def close(synsets, index):
    kept = {(part, offset) for (part, lemma), offsets in index.items() if lemma in WORDS for offset in offsets}
    for key in list(kept):
        for symbol, offset, part, _ in pointers(synsets[key]):
            if symbol in FOLLOWED:
                kept.add((part, offset))
    # The head of a satellite that was added last must be added too, with its antonyms.
    for _ in range(2):
        for key in list(kept):
            for symbol, offset, part, _ in pointers(synsets[key]):
                if symbol == "!" or symbol == "&" and synsets[key].split()[2] == "s":
                    kept.add((part, offset))
    return kept | place(synsets, index)


def place(synsets, index):
    start = {(part, offset) for (part, lemma), offsets in index.items() if lemma in PLACED for offset in offsets}
    kept = {(part, offset) for key in start for symbol, offset, part, _ in pointers(synsets[key]) if symbol in RELATED}
    ways = list(start)
    while ways:
        above = {(part, offset) for symbol, offset, part, _ in pointers(synsets[ways.pop()]) if symbol in UPWARDS}
        ways.extend(above - kept)
        kept |= above
    return kept


def trimmed(line, kept):
    head, gloss = line.split("|", 1)
    fields = head.split()
    start = 5 + 2 * int(fields[3], 16)
    inside = [p for p in pointers(line) if (p[2], p[1]) in kept]
    rest = fields[start + 4 * int(fields[start - 1]):]
    fields = fields[:start - 1] + [f"{len(inside):03}"] + [f for p in inside for f in p] + rest
    return " ".join(fields) + " |" + gloss


def main():
    root, output = sys.argv[1] + "/usr/share/wordnet", sys.argv[2] + "/usr/share/wordnet"
    os.makedirs(output, exist_ok=True)
    synsets, headers, index, exceptions = read(root)
    kept = close(synsets, index)
    lemmas = set()
    for name, letter in PARTS.items():
        with open(f"{output}/data.{name}", "w", encoding="ascii") as file:
            file.writelines(headers["data." + name])
            for key in sorted(k for k in kept if k[0] == letter):
                file.write(trimmed(synsets[key], kept))
                lemmas.update((letter, word) for word in words(synsets[key]))
        with open(f"{output}/index.{name}", "w", encoding="ascii") as file:
            file.writelines(headers["index." + name])
            for part, lemma in sorted(l for l in lemmas if l[0] == letter):
                offsets = [o for o in index[part, lemma] if (part, o) in kept]
                file.write(f"{lemma} {part} {len(offsets)} 0 {len(offsets)} 0 {' '.join(offsets)}  \n")
        with open(f"{output}/{name}.exc", "w", encoding="ascii") as file:
            file.writelines(l for l in exceptions[name] if any((letter, base) in lemmas for base in l.split()[1:]))
    with open(f"{output}/cntlist.rev", "w", encoding="ascii") as file:
        for line in open(f"{root}/cntlist.rev", encoding="ascii"):
            if any(line.split("%")[0] == lemma for _, lemma in lemmas):
                file.write(line)


main()
