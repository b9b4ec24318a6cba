#!/usr/bin/env python3
"""Measures how often look-ups of common words give what people mean by them.

Usage: answer-accuracy.py HEADWORD LEXICON LISTS [--faults]
  HEADWORD  the command
  LEXICON   the lexicon file
  LISTS     the directory of the lists, Tests/Fixtures
  --faults  prints each word that lowers a figure
"""

import hashlib
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys

COMMON = 10_000
# The spelling checker that suggestions are compared with, if it is installed.
CHECKERS = {"aspell": ["aspell", "-a", "-l", "en_US"], "hunspell": ["hunspell", "-a", "-d", "en_US"]}


def answers(headword, lexicon, method, questions):
    """The answers to the calls, in order."""
    requests = "".join(
        json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": question}) + "\n"
        for number, question in enumerate(questions)
    )
    served = subprocess.run(
        [headword, "serve", "--stdio", "--lexicon", lexicon],
        input=requests, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=True,
    )
    answered = {answer["id"]: answer for answer in map(json.loads, served.stdout.splitlines())}
    refused = [answer["error"] for answer in answered.values() if answer.get("error", {}).get("code", 404) != 404]
    if refused:
        sys.exit(f"{method} was refused: {refused[0]}")
    return [answered[number] for number in range(len(questions))]


def ask(headword, lexicon, method, questions):
    """The results of the calls, in order; None for an error."""
    return [answer.get("result") for answer in answers(headword, lexicon, method, questions)]


def definitions(result):
    """The definitions of an answer, in order."""
    return [
        definition
        for row in (result or {"results": []})["results"]
        for lexical_entry in row["lexicalEntries"]
        for entry in lexical_entry.get("entries", [])
        for sense in entry.get("senses", [])
        for definition in sense.get("definitions", [])
    ]


def first_definition(result):
    """The first definition of an answer; None if it has none."""
    return next(iter(definitions(result)), None)


def headwords(result):
    return [row["word"] for row in result["results"]] if result else []


def has_definition(result):
    return any(
        sense.get("definitions") or any(subsense.get("definitions") for subsense in sense.get("subsenses", []))
        for row in result["results"]
        for lexical_entry in row["lexicalEntries"]
        for entry in lexical_entry.get("entries", [])
        for sense in entry.get("senses", [])
    )


def first_category(result):
    """Whether an answer begins with a noun or with a verb."""
    categories = [entry["lexicalCategory"] for row in result["results"] for entry in row["lexicalEntries"]]
    return next((category for category in categories if category in ("noun", "verb")), None)


def lists_lemma(result, lemma):
    """Whether the first headword of the first reading is the lemma."""
    if not result:
        return False
    return result["results"][0]["lexicalEntries"][0]["inflectionOf"][0]["text"] == lemma


def near_words(lexicon_answers, misspelling):
    """The suggestions for a misspelling: those of the error or, if the misspelling is itself a rare word, the other
    results of a search for misspellings. A spelling checker that accepts the word suggests nothing."""
    failure, found = lexicon_answers
    offered = failure["data"].get("suggestions", []) if failure else headwords(found)
    return [word.lower() for word in offered if word.lower() != misspelling]


def speller(command, misspellings):
    """The suggestions of a spelling checker with the protocol of ispell for each word; None if it has no dictionary."""
    answer = subprocess.run(
        command, input="".join(f"^{word}\n" for word in misspellings), capture_output=True, text=True
    )
    if answer.returncode != 0:
        return None
    answered = answer.stdout.splitlines()[1:]
    # A line for each word is followed by an empty one.
    return [
        [word.strip().lower() for word in line.partition(": ")[2].split(",")] if line.startswith("&") else []
        for line in answered if line
    ]


def first_sense(result, word, category):
    """The identifier of the first sense of a word in a category; None if there is none."""
    for row in result["results"] if result else []:
        for lexical_entry in row["lexicalEntries"]:
            if row["word"] == word and lexical_entry["lexicalCategory"] == category:
                senses = [sense for entry in lexical_entry.get("entries", []) for sense in entry.get("senses", [])]
                return next((sense.get("id") for sense in senses), None)
    return None


def synonyms(result, sense_id):
    """The synonyms of a sense, the best first."""
    for row in result["results"] if result else []:
        for lexical_entry in row["lexicalEntries"]:
            for sense in (sense for entry in lexical_entry["entries"] for sense in entry["senses"]):
                if sense_id and sense.get("id") == sense_id:
                    return [synonym["text"] for synonym in sense.get("synonyms", [])]
    return []


def parts(path, separator="\t"):
    """The rows of a list that were used for tuning, and those that were not: every third."""
    with open(path, encoding="utf-8") as file:
        rows = [line.rstrip("\n").split(separator) for line in file if not line.startswith("#")]
    return [("tuned on", [row for at, row in enumerate(rows) if at % 3 < 2]), ("kept away", rows[2::3])]


class Figures:
    def __init__(self, shows_faults):
        self.shows_faults = shows_faults

    def tell(self, name, words, is_right):
        """Prints the share of words that are right."""
        faults = [word for word, right in zip(words, is_right) if not right]
        print(f"{name:<66} {1 - len(faults) / len(words):.3f} of {len(words)}")
        if self.shows_faults and faults:
            print("    " + ", ".join(faults[:400]))


# The calls made about each word with the family filter on.
FAMILY_METHODS = [
    ("dictionary.entries", {}),
    ("thesaurus.lookup", {}),
    ("sentences.lookup", {}),
    ("search.query", {}),
    ("inflections.forms", {}),
]


def tell_family_filter(figures, headword, lexicon, lists):
    """How many vulgar words pass the family filter in any answer, and how many innocent ones it removes."""
    with open(f"{lists}/family-filter.tsv", encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")]
    vulgar = [word for word, kind in rows if kind == "vulgar"]
    innocent = [word for word, kind in rows if kind == "innocent"]
    unfit = re.compile(r"(?<![a-z])(" + "|".join(map(re.escape, vulgar)) + r")(?![a-z])", re.IGNORECASE)
    passing = set()
    for method, more in FAMILY_METHODS:
        parameter = "q" if method == "search.query" else "word"
        asked = vulgar + innocent
        answers = ask(headword, lexicon, method, [{parameter: word, "safe": True} | more for word in asked])
        passing |= {word for word, answer in zip(asked, answers) if unfit.search(json.dumps(answer))}
    figures.tell("answers without a vulgar word, family filter", vulgar + innocent,
                 [word not in passing for word in vulgar + innocent])
    plain = ask(headword, lexicon, "dictionary.entries", [{"word": word} for word in innocent])
    safe = ask(headword, lexicon, "dictionary.entries", [{"word": word, "safe": True} for word in innocent])
    figures.tell("innocent words that the family filter lets through", innocent,
                 [answer is not None or before is None for answer, before in zip(safe, plain)])


def tell_verdicts(headword, lexicon, path):
    """The verdicts of a review, by group, and how many of the pages have changed since."""
    with open(path, encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")]
    groups = {}
    for row in rows:
        groups.setdefault(row[1], []).append(row)
    print(f"{len(rows)} pages reviewed by somebody who did not know the rules (entries.md; {os.path.basename(path)})")
    for group, read in [("all", rows)] + sorted(groups.items()):
        shares = [sum(row[2] == verdict for row in read) / len(read) for verdict in ("good", "misleading")]
        print(f"  {group}: {len(read)} pages, flawless {shares[0]:.3f}, misleading {shares[1]:.3f}")
    twice = [row for row in rows if row[5]]
    if twice:
        alike = sum(row[2] == row[5] for row in twice) / len(twice)
        print(f"  {len(twice)} were judged twice, {alike:.3f} of them alike")
    changed = sum(page_digest(headword, lexicon, row[0]) != row[6] for row in rows)
    print(f"  {changed} pages have changed since the review")


def tell_translations(figures, headword, lexicon, path):
    """How often the first translation of a common word is right, for each pair of languages of the lexicon."""
    print("the first translation")
    for name, part in parts(path):
        pairs = {}
        for language, target, word, accepted in part:
            pairs.setdefault((language, target), []).append((word, accepted.split(", ")))
        for (language, target), rows in pairs.items():
            words = [word for word, _ in rows]
            questions = [{"word": word, "language": language, "target": target} for word in words]
            served = answers(headword, lexicon, "translations.lookup", questions)
            if not any("result" in answer for answer in served):
                continue
            firsts = [first_translation(answer.get("result")) for answer in served]
            right = [first in row[1] for first, row in zip(firsts, rows)]
            figures.tell(f"  {language}-{target}, {name}", [f"{w}: {f}" for w, f in zip(words, firsts)], right)


def first_translation(result):
    """The first translation of an answer; None if there is none."""
    return next(
        (
            translation["text"]
            for row in (result or {"results": []})["results"]
            for lexical_entry in row["lexicalEntries"]
            for entry in lexical_entry.get("entries", [])
            for sense in entry.get("senses", [])
            for translation in sense.get("translations", [])
        ),
        None,
    )


def page_digest(headword, lexicon, word):
    """The beginning of the digest of the page of a word."""
    page = subprocess.run(
        [headword, "define", "--lexicon", lexicon, "--", word], env={**os.environ, "COLUMNS": "80"},
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
    ).stdout
    return hashlib.sha256(page).hexdigest()[:8]


def main():
    headword, lexicon, lists = sys.argv[1:4]
    figures = Figures("--faults" in sys.argv[4:])
    database = sqlite3.connect(f"file:{lexicon}?mode=ro&immutable=1", uri=True)
    common = [form for (form,) in database.execute(
        "SELECT form FROM frequency WHERE language = 'en' AND form GLOB '[a-z]*' AND form NOT GLOB '*[^a-z'']*' "
        "AND length(form) > 1 ORDER BY count DESC, form LIMIT ?", (COMMON,)
    )]
    found = ask(headword, lexicon, "dictionary.entries", [{"word": word} for word in common])
    print(f"the {COMMON:,} most common lower-case words")
    figures.tell("  found", common, [result is not None for result in found])
    figures.tell("  with a definition", common, [result is not None and has_definition(result) for result in found])
    lemmas = {}
    for key, lemma in database.execute(
        "SELECT key, lemma FROM inflection WHERE language = 'en' AND lemma GLOB '[a-z]*' AND length(lemma) > 1"
    ):
        lemmas.setdefault(key, set()).add(lemma)
    forms = [word for word in common if lemmas.get(word, {word}) - {word}]
    shown = dict(zip(common, found))
    figures.tell(
        "  forms with a base word in the tables", forms, [lemmas[word] & set(headwords(shown[word])) for word in forms]
    )
    for name, part in parts(f"{lists}/forms.tsv"):
        words = [form for form, _ in part]
        entries = ask(headword, lexicon, "dictionary.entries", [{"word": word} for word in words])
        readings = ask(headword, lexicon, "inflections.lemmas", [{"word": word} for word in words])
        print(f"forms with their base words, {name}")
        figures.tell("  entries finds the base word", words, [row[1] in headwords(r) for row, r in zip(part, entries)])
        figures.tell("  inflections.lemmas lists it first", words, [lists_lemma(r, row[1]) for row, r in zip(part, readings)])
    for name, part in parts(f"{lists}/categories.tsv"):
        words = [word for word, _ in part]
        entries = ask(headword, lexicon, "dictionary.entries", [{"word": word} for word in words])
        print(f"words that are a noun and a verb, {name}")
        figures.tell(
            "  the meaning that people expect comes first", words, [first_category(r) == row[1] for row, r in zip(part, entries)]
        )
    for name, part in parts(f"{lists}/misspellings.txt", " "):
        words = [misspelling for misspelling, _ in part]
        missing = answers(headword, lexicon, "dictionary.entries", [{"word": word} for word in words])
        found = ask(headword, lexicon, "search.query", [{"q": word, "fuzzy": True, "limit": 12} for word in words])
        print(f"misspellings, {name}")
        offers = {"suggestions": [
            near_words((answer.get("error"), result), word) for answer, result, word in zip(missing, found, words)
        ]}
        for checker, command in CHECKERS.items():
            offered = speller(command, words) if shutil.which(checker) else None
            if offered:
                offers[checker] = offered
        for who, offered in offers.items():
            for most in (1, 4, 10):
                figures.tell(
                    f"  {who}: the word among the first {most}", words,
                    [row[1].lower() in near[:most] for row, near in zip(part, offered)],
                )
    for name, part in parts(f"{lists}/synonyms.tsv"):
        words = [row[0] for row in part]
        questions = [{"word": word} for word in words]
        entries = ask(headword, lexicon, "dictionary.entries", questions)
        nyms = ask(headword, lexicon, "thesaurus.lookup", questions)
        found = [synonyms(n, first_sense(e, row[0], row[1])) for row, e, n in zip(part, entries, nyms)]
        print(f"synonyms of the first sense of plain words, {name}")
        figures.tell("  the first is good", words, [bool(f) and f[0] in row[2].split(", ") for row, f in zip(part, found)])
        figures.tell("  there is a synonym", words, [bool(f) for f in found])

    for name, part in parts(f"{lists}/reverse.tsv"):
        asked = [definition for definition, _ in part]
        found = ask(headword, lexicon, "reverse.lookup", [{"definition": text, "limit": 100} for text in asked])
        print(f"words for a meaning in one's own words, {name}")
        for most in (1, 3, 10, 100):
            figures.tell(
                f"  the word among the first {most}", asked,
                [set(row[1].split(", ")) & set(headwords(r)[:most]) for row, r in zip(part, found)],
            )

    for name, part in parts(f"{lists}/modern.tsv"):
        words = [row[0] for row in part]
        found = ask(headword, lexicon, "dictionary.entries", [{"word": word} for word in words])
        print(f"words and senses of the last twenty-five years, {name}")
        figures.tell("  found", words, [r is not None for r in found])
        figures.tell(
            "  with the sense of today", words,
            [any(re.search(row[1], text, re.I) for text in definitions(r)) for row, r in zip(part, found)],
        )

    tell_translations(figures, headword, lexicon, f"{lists}/translations.tsv")
    with open(f"{lists}/spellings.tsv", encoding="utf-8") as file:
        twins = [line.rstrip("\n").split("\t")[:2] for line in file if not line.startswith("#")]
    found = [ask(headword, lexicon, "dictionary.entries", [{"word": twin[at]} for twin in twins]) for at in (0, 1)]
    figures.tell(
        "British spellings whose first definition is that of their American twin", [twin[0] for twin in twins],
        [first_definition(british) == first_definition(american) for british, american in zip(*found)],
    )
    for name in ("entries.tsv", "entries-reviewed.tsv"):
        tell_verdicts(headword, lexicon, f"{lists}/{name}")
    print("the family filter")
    tell_family_filter(figures, headword, lexicon, lists)


if __name__ == "__main__":
    main()
