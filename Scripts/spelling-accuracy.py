#!/usr/bin/env python3
"""Measures how many spelling errors Headword and other checkers find, and how often they flag correct words.

Usage: spelling-accuracy.py HEADWORD HALF... [--lexicon LEXICON] [--faults] [--limits]
  HEADWORD    the command
  HALF        directories with errors.tsv and documents.tsv: Tests/Fixtures/spelling/tuning, .../unseen
  --lexicon   the lexicon file that Headword uses
  --faults    prints each error that Headword misses and each false alarm; only for documents that were used for tuning
  --limits    exits with 1 if Headword finds less than 97 % or has more than 2 false alarms in 1,000 words

An error is found if a checker flags a word that touches it. Everything else that a checker flags is a false alarm. The
words that are counted are those of the prose, without code, addresses and quoted lines. Each checker is told the
languages and the variety of English of a document as far as it can be; codespell, hunspell and aspell run in the mode
for its format. Programs that are not installed are skipped.
"""

import argparse
import collections
import csv
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ASPELL_MODES = {"html": "html", "latex": "tex", "mail": "email", "markdown": "markdown", "c": "ccpp", "swift": "ccpp"}
RECALL, FALSE_ALARMS = 0.97, 2.0

Span = collections.namedtuple("Span", "line start end word")


def table(path):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


class Document:
    def __init__(self, directory, row, errors):
        self.path = directory / row["file"]
        self.format = row["format"]
        self.languages = row["languages"].split()
        self.words = int(row["words"])
        self.lines = self.path.read_text(encoding="utf-8").split("\n")
        self.errors = {}
        for error in errors:
            line, column = int(error["line"]), int(error["column"])
            word = error["word"]
            if self.lines[line - 1][column - 1 : column - 1 + len(word)] != word:
                sys.exit(f"{self.path}:{line}:{column}: the word “{word}” is not here")
            if word == error["correction"]:
                sys.exit(f"{self.path}:{line}:{column}: “{word}” is its own correction")
            self.errors[Span(line, column, column + len(word), word)] = error["origin"]

    @property
    def english(self):
        return next(language for language in self.languages if language.startswith("en"))

    def located(self, words):
        """The spans of words that a program lists in the order of the document without saying where they are."""
        line, column = 0, 0
        for word in words:
            place = re.compile(rf"(?<![^\W\d_]){re.escape(word)}(?![^\W\d_])")
            start = (line, column)
            while line < len(self.lines) and not (match := place.search(self.lines[line], column)):
                line, column = line + 1, 0
            if line == len(self.lines):
                # Not as written in the document, such as a word with an entity in it; it still counts as flagged.
                line, column = start
                yield Span(0, 0, 0, word)
                continue
            column = match.end()
            yield Span(line + 1, match.start() + 1, match.end() + 1, word)


def output(command, text=None, environment=None):
    result = subprocess.run(
        command, input=text, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, check=False
    )
    return result.returncode, result.stdout, result.stderr


def headword(program, lexicon, document):
    languages = dict.fromkeys(language.split("-")[0] for language in document.languages)
    settings = f'[editor]\nlanguages = "{", ".join(languages)}"\nvariety = "{document.english}"\n'
    with tempfile.TemporaryDirectory() as directory:
        # Without the words and the settings of the person who runs this.
        environment = dict(os.environ, XDG_CONFIG_HOME=directory, NO_COLOR="1")
        config = pathlib.Path(directory, "headword.toml")
        config.write_text(settings, encoding="utf-8")
        command = [program, "lsp", "--check", "--format", "json", "--config", str(config)]
        command += ["--lexicon", lexicon] if lexicon else []
        status, text, errors = output([*command, str(document.path)], environment=environment)
    if status not in (0, 1):
        raise RuntimeError(f"headword failed on {document.path.name}: {errors.strip()}")
    for found in json.loads(text):
        yield Span(found["line"], found["column"], found["endColumn"], found["word"])


def codespell(document):
    # Lines are enough to tell where an error is: "FILE:LINE: wrong ==> right".
    _, text, _ = output(["codespell", "--disable-colors", str(document.path)])
    last = collections.Counter()
    for line in text.splitlines():
        match = re.match(r".*:(\d+): (\S+) ==> ", line)
        if not match:
            continue
        number, word = int(match[1]), match[2]
        column = document.lines[number - 1].find(word, last[number, word])
        last[number, word] = column + len(word)
        yield Span(number, column + 1, column + 1 + len(word), word)


def hunspell(document):
    mode = {"html": ["-H"], "latex": ["-t"]}.get(document.format, [])
    dictionary = document.english.replace("-", "_")
    text = "\n".join(document.lines)
    _, listed, _ = output(["hunspell", "-i", "utf-8", "-d", dictionary, *mode, "-l"], text)
    return document.located(listed.split("\n")[:-1])


def aspell(document):
    mode = ASPELL_MODES.get(document.format, "url")
    dictionary = document.english.replace("-", "_")
    text = "\n".join(document.lines)
    command = ["aspell", "list", f"--mode={mode}", "--encoding=utf-8", f"--lang={dictionary}"]
    status, listed, errors = output(command, text)
    if status:
        raise RuntimeError(f"aspell failed on {document.path.name}: {errors.strip()}")
    return document.located(listed.split("\n")[:-1])


class Score:
    def __init__(self):
        self.found, self.errors = collections.Counter(), collections.Counter()
        self.alarms, self.words = 0, 0
        self.faults = []

    def add(self, document, flagged):
        found = set()
        for span in flagged:
            touched = [
                error for error in document.errors
                if error.line == span.line and error.start < span.end and span.start < error.end
            ]
            found.update(touched)
            if not touched:
                self.alarms += 1
                self.faults.append(f"{document.path}:{span.line}:{span.start}: false alarm: {span.word}")
        for error, origin in document.errors.items():
            for kind in ("all", origin):
                self.errors[kind] += 1
                self.found[kind] += error in found
            if error not in found:
                self.faults.append(f"{document.path}:{error.line}:{error.start}: missed: {error.word}")
        self.words += document.words

    def recall(self, kind):
        return self.found[kind] / max(self.errors[kind], 1)

    def rate(self):
        return 1000 * self.alarms / max(self.words, 1)


def documents(directory):
    errors = collections.defaultdict(list)
    for error in table(directory / "errors.tsv"):
        errors[error["file"]].append(error)
    rows = table(directory / "documents.tsv")
    if unknown := errors.keys() - {row["file"] for row in rows}:
        sys.exit(f"{directory}/documents.tsv does not list {', '.join(sorted(unknown))}")
    return [Document(directory, row, errors[row["file"]]) for row in rows]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("headword")
    parser.add_argument("halves", nargs="+", type=pathlib.Path)
    parser.add_argument("--lexicon")
    parser.add_argument("--faults", action="store_true")
    parser.add_argument("--limits", action="store_true")
    options = parser.parse_args()

    everything = [document for half in options.halves for document in documents(half)]
    checkers = {"headword": lambda document: headword(options.headword, options.lexicon, document)}
    for name, checker in (("codespell", codespell), ("hunspell", hunspell), ("aspell", aspell)):
        if shutil.which(name):
            checkers[name] = checker
        else:
            print(f"{name} is not installed, skipped", file=sys.stderr)

    scores = {}
    for name, checker in checkers.items():
        score = Score()
        try:
            for document in everything:
                score.add(document, list(checker(document)))
        except (RuntimeError, OSError, ValueError) as failure:
            print(f"{name} skipped: {failure}", file=sys.stderr)
            continue
        scores[name] = score

    counted = sum(document.words for document in everything)
    errors = collections.Counter(origin for document in everything for origin in document.errors.values())
    print(f"{len(everything)} documents, {counted:,} words, {sum(errors.values())} errors, {errors['collected']} collected by others")
    print()
    print("| checker | errors found | collected errors found | false alarms per 1,000 words |")
    print("| --- | ---: | ---: | ---: |")
    for name, score in scores.items():
        print(f"| {name} | {score.recall('all'):.1%} | {score.recall('collected'):.1%} | {score.rate():.1f} |")
    if "headword" not in scores:
        sys.exit(1 if options.limits else 0)
    ours = scores["headword"]
    if options.faults:
        print("", *ours.faults, sep="\n")
    if options.limits and (ours.recall("all") < RECALL or ours.rate() > FALSE_ALARMS):
        sys.exit(f"Headword must find {RECALL:.0%} with at most {FALSE_ALARMS:g} false alarms in 1,000 words")


if __name__ == "__main__":
    main()
