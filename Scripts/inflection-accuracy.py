#!/usr/bin/env python3
"""Compares the English inflection of a lexicon with the tables that inflection-references.py wrote.

Usage: inflection-accuracy.py LEXICON DIRECTORY [--differences]

Only words that the lexicon inflects in the category, or not at all, are compared. --differences prints each answer that no reference has.
"""

import collections
import pathlib
import re
import sqlite3
import sys

MODEL = pathlib.Path(__file__).parent.parent / "Sources" / "HeadwordModel"
ROWS = [
    ("plural", "lemminflect", "noun", "plural"),
    ("past tense", "lemminflect", "verb", "past"),
    ("irregular past participle", "lemminflect", "verb", "pastParticiple"),
    ("-ing", "lemminflect", "verb", "presentParticiple"),
    ("third person", "lemminflect", "verb", "thirdPerson"),
    ("comparative", "lemminflect", "adjective", "comparative"),
    ("superlative", "lemminflect", "adjective", "superlative"),
    ("plural", "apertium", "noun", "plural"),
    ("past tense", "apertium", "verb", "past"),
    ("past participle", "apertium", "verb", "pastParticiple"),
]


# How look-ups find regular forms that are not in the table: Sources/Data/HeadwordLexicon/EnglishInflection.swift.
DETACHMENTS = {
    "noun": [("s", ""), ("ses", "s"), ("xes", "x"), ("zes", "z"), ("ches", "ch"), ("shes", "sh"), ("men", "man"),
             ("ies", "y")],
    "verb": [("s", ""), ("ies", "y"), ("es", "e"), ("es", ""), ("ed", "e"), ("ed", ""), ("ing", "e"), ("ing", "")],
    "adjective": [("er", ""), ("est", ""), ("er", "e"), ("est", "e")],
    "adverb": [],
}


def detached(form, category):
    return {
        form[: -len(ending)] + replacement
        for ending, replacement in DETACHMENTS[category]
        if form.endswith(ending) and len(form) > len(ending) + 1
    }


def members(vocabulary):
    """The members of a vocabulary in order; a lexicon stores their positions."""
    return re.findall(r"^    case (\w+)$", (MODEL / f"{vocabulary}.swift").read_text(), re.MULTILINE)


class Inflections:
    """The inflections of a lexicon: forms by lemma, the best first, and lemmas by form."""

    def __init__(self, path):
        categories, features = members("LexicalCategory"), members("GrammaticalFeature")
        database = sqlite3.connect(f"file:{path}?immutable=1", uri=True)
        self.lemmas = {word for (word,) in database.execute("SELECT word FROM headword WHERE language = 'en'")}
        self.forms, self.analyses = collections.defaultdict(list), collections.defaultdict(set)
        rows = database.execute(
            "SELECT lemma, category, features, form FROM inflection WHERE language = 'en' ORDER BY place"
        )
        for lemma, category, expressed, form in rows:
            names = {features[number] for number in expressed}
            name = "thirdPerson" if "third" in names else "/".join(sorted(names - {"singular"}))
            self.forms[lemma, categories[category], name].append(form)
            self.analyses[form, categories[category]].add(lemma)
        self.inflected = {(lemma, category) for lemma, category, _ in self.forms}
        self.uninflected = self.lemmas - {lemma for lemma, _ in self.inflected}

    def compares(self, lemma, category, categories):
        """Whether the lexicon takes a word for a noun, a verb, ..., judging by its forms and the references."""
        if (lemma, category) in self.inflected:
            return True
        # An adjective without comparison has no forms; a word that is no adjective anywhere is a noun without a plural.
        return lemma in self.uninflected and (category != "noun" or categories == {"noun"})


def categories_of(directory):
    """The lexical categories of each lemma in the references."""
    categories = collections.defaultdict(set)
    for line in open(f"{directory}/forms.tsv"):
        _, lemma, category, *_ = line.split("\t")
        categories[lemma].add(category)
    return categories


def forms(ours, directory):
    """Yields reference, lemma, category, feature, forms of the reference, our forms."""
    categories = categories_of(directory)
    for line in open(f"{directory}/forms.tsv"):
        reference, lemma, category, feature, given = line.rstrip("\n").split("\t")
        expected = [form for form in given.split("/") if form]
        # There, a noun whose plural may equal it is a mass noun.
        is_mass = feature == "plural" and reference == "lemminflect" and lemma in expected
        if not expected or is_mass or not lemma.isalpha() or not lemma.islower():
            continue
        if ours.compares(lemma, category, categories[lemma]):
            yield reference, lemma, category, feature, expected, ours.forms[lemma, category, feature]


def compare_forms(ours, directory, show):
    counts = collections.defaultdict(collections.Counter)
    for reference, lemma, category, feature, expected, given in forms(ours, directory):
        count = counts[reference, category, feature]
        count["n"] += 1
        count["first"] += given[:1] != [] and given[0] in expected
        count["any"] += any(form in expected for form in given)
        if show and not (given and given[0] in expected):
            print(reference, feature, lemma, "/".join(expected), "ours:", "/".join(given) or "-", sep="\t")
    for title, *key in ROWS:
        report(f"{title}, {key[0]}", counts[tuple(key)])


def compare_lemmas(ours, directory, show):
    counts = collections.defaultdict(collections.Counter)
    categories = categories_of(directory)
    for line in open(f"{directory}/lemmas.tsv"):
        reference, form, category, given = line.rstrip("\n").split("\t")
        expected = [
            lemma
            for lemma in given.split("/")
            if lemma != form and ours.compares(lemma, category, categories[lemma])
        ]
        if not expected or not form.isalpha() or not form.islower():
            continue
        analyses = ours.analyses[form, category] | detached(form, category)
        counts[reference]["n"] += 1
        counts[reference]["any"] += any(lemma in analyses for lemma in expected)
        if show and not any(lemma in analyses for lemma in expected):
            print(reference, "lemma", category, form, "/".join(expected), "ours:", "/".join(analyses) or "-", sep="\t")
    for reference, count in counts.items():
        report(f"lemma of form, {reference}", count)


def report(title, count):
    percent = lambda part: f"{100 * count[part] / max(1, count['n']):6.2f}%" if part in count else "       "
    print(f"{title:42} {count['n']:6} {percent('first')} {percent('any')}")


def main():
    show = "--differences" in sys.argv
    ours = Inflections(sys.argv[1])
    print(f"{'':42} {'n':>6} {'first':>7} {'any':>7}")
    compare_forms(ours, sys.argv[2], show)
    compare_lemmas(ours, sys.argv[2], show)


if __name__ == "__main__":
    main()
