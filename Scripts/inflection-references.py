#!/usr/bin/env python3
"""Converts two other descriptions of English inflection into plain tables.

Usage: inflection-references.py LEMMINFLECT_WHEEL LT_PRINT_OUTPUT DIRECTORY

LT_PRINT_OUTPUT is the output of `lt-print` for Apertium's English analyser. The files written to DIRECTORY are
  forms.tsv   reference, lemma, category, feature, its forms between slashes
  lemmas.tsv  reference, form, category, its lemmas between slashes
"""

import collections
import csv
import gzip
import io
import sys
import zipfile

LEMMINFLECT_FEATURES = {
    "noun": ["plural"],
    "verb": ["past", "pastParticiple", "presentParticiple", "thirdPerson"],
    "adj": ["comparative", "superlative"],
    "adv": ["comparative", "superlative"],
}
CATEGORIES = {"noun": "noun", "verb": "verb", "adj": "adjective", "adv": "adverb", "n": "noun", "vblex": "verb"}
APERTIUM_FEATURES = {
    ("n", "pl"): "plural",
    ("vblex", "past"): "past",
    ("vblex", "pp"): "pastParticiple",
    ("vblex", "ger"): "presentParticiple",
    ("vblex", "pri", "p3", "sg"): "thirdPerson",
    ("adj", "sint", "comp"): "comparative",
    ("adj", "sint", "sup"): "superlative",
}


def is_word(text):
    return text.isascii() and text.isalpha() and text.islower()


def lemminflect(wheel):
    """Yields lemma, category, feature and forms, then form, category and lemmas (with no feature)."""
    with zipfile.ZipFile(wheel) as archive:

        def rows(name):
            data = gzip.decompress(archive.read(f"lemminflect/resources/{name}"))
            return csv.reader(io.StringIO(data.decode()))

        forms, lemmas = [], []
        for lemma, category, *columns in rows("infl_lu.csv.gz"):
            for feature, column in zip(LEMMINFLECT_FEATURES[category], columns):
                forms.append((lemma, CATEGORIES[category], feature, [form for form in column.split("/") if form]))
        for form, category, given in rows("lemma_lu.csv.gz"):
            if category in CATEGORIES:
                lemmas.append((form, CATEGORIES[category], given.split("/")))
        return forms, lemmas


def sections(path):
    """The transducers of a file: arcs by state, and the final states."""
    arcs, finals = collections.defaultdict(list), set()
    for line in open(path, encoding="utf-8"):
        fields = line.rstrip("\n").split("\t")
        if fields[0].startswith("--"):
            yield arcs, finals
            arcs, finals = collections.defaultdict(list), set()
        elif len(fields) >= 4:
            read, written = ("" if field == "ε" else field for field in fields[2:4])
            arcs[int(fields[0])].append((int(fields[1]), read, written))
        elif fields[0]:
            finals.add(int(fields[0]))
    yield arcs, finals


def states_on_cycles(arcs):
    """Tarjan's strongly connected components, without recursion."""
    index, low, on_stack, stack, cyclic = {}, {}, set(), [], set()
    for root in list(arcs):
        if root in index:
            continue
        work = [(root, iter(arcs[root]))]
        index[root] = low[root] = len(index)
        stack.append(root)
        on_stack.add(root)
        while work:
            state, targets = work[-1]
            for target, _, _ in targets:
                if target == state:
                    cyclic.add(state)
                if target not in index:
                    index[target] = low[target] = len(index)
                    stack.append(target)
                    on_stack.add(target)
                    work.append((target, iter(arcs[target])))
                    break
                if target in on_stack:
                    low[state] = min(low[state], index[target])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[state])
                if low[state] == index[state]:
                    component = []
                    while not component or component[-1] != state:
                        component.append(stack.pop())
                        on_stack.discard(component[-1])
                    if len(component) > 1:
                        cyclic.update(component)
    return cyclic


def paths(arcs, finals):
    """All words of a transducer with their analyses, except numbers, addresses and enclitics."""
    cyclic = states_on_cycles(arcs)
    work = [(0, "", ())] if 0 not in cyclic else []
    while work:
        state, read, written = work.pop()
        if state in finals:
            yield read, written
        for target, symbol, output in arcs[state]:
            if target in cyclic or symbol.isdigit() or output == "+":
                continue
            work.append((target, read + symbol, written + (output,) if output else written))


def apertium(path):
    forms, lemmas = collections.defaultdict(list), collections.defaultdict(list)
    for arcs, finals in sections(path):
        for form, written in paths(arcs, finals):
            lemma = "".join(symbol for symbol in written if not symbol.startswith("<"))
            tags = tuple(symbol[1:-1] for symbol in written if symbol.startswith("<"))
            if not tags or tags[0] not in ("n", "vblex", "adj") or not is_word(form):
                continue
            category = CATEGORIES[tags[0]]
            feature = APERTIUM_FEATURES.get(tags)
            if feature:
                forms[lemma, category, feature].append(form)
                lemmas[form, category].append(lemma)
    return (
        [(*key, sorted(set(values))) for key, values in sorted(forms.items())],
        [(*key, sorted(set(values))) for key, values in sorted(lemmas.items())],
    )


def main():
    wheel, printed, directory = sys.argv[1:]
    references = {"lemminflect": lemminflect(wheel), "apertium": apertium(printed)}
    with open(f"{directory}/forms.tsv", "w") as forms, open(f"{directory}/lemmas.tsv", "w") as lemmas:
        for name, (form_rows, lemma_rows) in references.items():
            for lemma, category, feature, given in form_rows:
                print(name, lemma, category, feature, "/".join(given), sep="\t", file=forms)
            for form, category, given in lemma_rows:
                print(name, form, category, "/".join(given), sep="\t", file=lemmas)


if __name__ == "__main__":
    main()
