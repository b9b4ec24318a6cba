#!/usr/bin/env python3
"""Writes texts of made-up words, which occur as often as Zipf's law says: files of JSON Lines of very different lengths.

Usage: write-texts.py MEGABYTES DIRECTORY
"""

import itertools
import json
import random
import sys
from pathlib import Path


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__.rsplit("\n\n")[-1].strip())
    size, directory = int(sys.argv[1]) << 20, Path(sys.argv[2])
    directory.mkdir(parents=True)
    random.seed(1)
    words = ["".join(random.choices("etaoinshrdlu", k=random.randint(1, 9))) for _ in range(50_000)]
    weights = list(itertools.accumulate(1 / (rank + 1) for rank in range(len(words))))
    written = 0
    # One file has half of the text, the next a quarter, and so on.
    for number in itertools.count():
        share = size >> (number + 1) if number < 6 else size - written
        with open(directory / f"{number}.jsonl", "w") as file:
            end = written + share
            while written < end:
                text = " ".join(random.choices(words, cum_weights=weights, k=random.randint(5, 2000)))
                written += file.write(json.dumps({"text": text, "date": str(random.randint(1990, 2025))}) + "\n")
        if written >= size:
            return


if __name__ == "__main__":
    main()
