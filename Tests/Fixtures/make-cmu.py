#!/usr/bin/env python3
"""Cuts a small pronouncing dictionary out of CMU's, for the tests: the words that the small WordNet has.

Usage: make-cmu.py ROOT OUTPUT
"""

import os
import sys

PATH = "usr/share/festival/dicts/cmu/cmudict-0.4.out"


def main(root, output):
    fixtures = os.path.dirname(os.path.abspath(__file__))
    words = set()
    for name in ("noun", "verb", "adj", "adv"):
        with open(f"{fixtures}/wordnet/usr/share/wordnet/index.{name}", encoding="ascii") as index:
            words.update(line.split()[0] for line in index if not line.startswith(" "))
    os.makedirs(os.path.dirname(f"{output}/{PATH}"), exist_ok=True)
    with open(f"{root}/{PATH}", encoding="ascii") as dictionary, open(f"{output}/{PATH}", "w") as cut:
        for line in dictionary:
            if line.startswith("MNCL") or line.split('"')[1] in words:
                cut.write(line)


main(*sys.argv[1:])
