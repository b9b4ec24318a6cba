#!/usr/bin/env python3
"""Measures how often the primary stress of common words is where a dictionary that the build does not read has it.

Usage: stress-accuracy.py HEADWORD LEXICON DICTIONARY [--faults]
  HEADWORD    the command
  LEXICON     the lexicon file
  DICTIONARY  a pronouncing dictionary in the format of CMUdict, with digits for stress: "record R AH0 K AO1 R D"
  --faults    prints each word that lowers a figure, with its sounds; only words that were used for tuning

The words are the 5,000 most common lower-case ones that both have with more than one syllable. Every pronunciation in
the lexicon must be stressed like one of the dictionary's lines. Every third word was not used for tuning.
"""

import json
import re
import sqlite3
import subprocess
import sys

COMMON = 5_000
VOWELS = re.compile("aɪ|aʊ|eɪ|oʊ|ɔɪ|[ɑæʌəɛɚɪiʊuɔɝɒ]")


def stresses_of_dictionary(path):
    """By word: for each line, the syllables with the strongest stress."""
    stresses = {}
    for line in open(path, encoding="latin-1"):
        fields = line.split("#")[0].split()
        if len(fields) < 2 or line.startswith(";"):
            continue
        word = re.sub(r"\(\d+\)$", "", fields[0]).lower()
        digits = [phone[-1] for phone in fields[1:] if phone[-1].isdigit()]
        stresses.setdefault(word, []).append(
            {place for place, digit in enumerate(digits) if digit == "1" and len(digits) > 1}
        )
    return {word: lines for word, lines in stresses.items() if all(len(line) for line in lines)}


def common_words(lexicon, stresses):
    counts = sqlite3.connect(lexicon).execute(
        "SELECT form FROM frequency WHERE language = 'en' ORDER BY count DESC, form"
    )
    words = (form for form, in counts)
    return [word for word in words if word.isascii() and word.isalpha() and word.islower() and word in stresses]


def sounds(headword, lexicon, words):
    """The transcriptions of each word, in the order of the words."""
    requests = "".join(
        json.dumps({
            "jsonrpc": "2.0", "id": number, "method": "dictionary.entries",
            "params": {"word": word, "fields": ["pronunciations"]},
        }) + "\n"
        for number, word in enumerate(words)
    )
    served = subprocess.run(
        [headword, "serve", "--stdio", "--lexicon", lexicon],
        input=requests, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=True,
    )
    answers = {answer["id"]: answer.get("result") for answer in map(json.loads, served.stdout.splitlines())}
    return [transcriptions(answers[number], word) for number, word in enumerate(words)]


def transcriptions(result, word):
    entries = [row for row in (result or {}).get("results", []) if row["word"] == word]
    parts = entries + [part for entry in entries for part in entry["lexicalEntries"]]
    said = [sound for part in parts for sound in part.get("pronunciations", [])]
    return [sound["phoneticSpelling"] for sound in said if sound.get("phoneticNotation") == "IPA"]


def primary(text):
    """The number of the syllable after the mark of primary stress; None without a mark."""
    return len(VOWELS.findall(text.split("ˈ")[0])) if "ˈ" in text else None


def main():
    headword, lexicon, dictionary = [argument for argument in sys.argv[1:] if argument != "--faults"]
    stresses = stresses_of_dictionary(dictionary)
    candidates = common_words(lexicon, stresses)[: 2 * COMMON]
    known = [(word, said) for word, said in zip(candidates, sounds(headword, lexicon, candidates)) if said][:COMMON]
    right = [
        all(any(primary(text) in line for line in stresses[word]) for text in said) for word, said in known
    ]
    kept = right[2::3]
    tuned = [is_right for number, is_right in enumerate(right) if number % 3 != 2]
    for name, verdicts in (("all", right), ("tuned with", tuned), ("kept apart", kept)):
        print(f"primary stress, {name:<12}{sum(verdicts) / len(verdicts):.4f} of {len(verdicts)}")
    if "--faults" in sys.argv:
        for number, ((word, said), is_right) in enumerate(zip(known, right)):
            if not is_right and number % 3 != 2:
                print(word, " ".join(said), sep="\t")


main()
