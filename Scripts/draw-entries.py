#!/usr/bin/env python3
"""Draws headwords to be reviewed, and prints each with its group.

Usage: draw-entries.py LEXICON SEED COUNT

Two fifths are among the 1,000 most common words, three tenths among the next 9,000, and one tenth each are rarer words,
phrases, and words with a capital.
"""
import random
import sqlite3
import sys

SHARES = {"commonest": 4, "common": 3, "rare": 1, "several words": 1, "capital": 1}


def groups(lexicon):
    database = sqlite3.connect(f"file:{lexicon}?mode=ro&immutable=1", uri=True)
    counted = [form for (form,) in database.execute(
        "SELECT form FROM frequency WHERE language = 'en' AND form GLOB '[a-z]*' AND form NOT GLOB '*[^a-z]*' "
        "AND length(form) > 1 ORDER BY count DESC, form"
    )]
    headwords = [word for (word,) in database.execute(
        "SELECT word FROM spelling WHERE language = 'en' ORDER BY word"
    )]
    listed = set(headwords)
    return {
        "commonest": counted[:1000],
        "common": counted[1000:10000],
        "rare": [form for form in counted[10000:] if form in listed],
        "several words": [word for word in headwords if " " in word and word.islower()],
        "capital": [word for word in headwords if word.istitle() and word.isalpha()],
    }


def main():
    lexicon, seed, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    chance = random.Random(seed)
    for group, words in groups(lexicon).items():
        for word in sorted(chance.sample(words, count * SHARES[group] // sum(SHARES.values()))):
            print(f"{word}\t{group}")


if __name__ == "__main__":
    main()
