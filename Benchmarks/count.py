#!/usr/bin/env python3
"""Counts the instructions and the allocations of the server for each answer: figures that do not depend on other processes.

usage: count.py COUNTED-SERVER LOAD-GENERATOR LEXICON QUESTIONS [--check LIMITS] [--json FILE] [--only NAME]

All work of the process is counted, including the transport, but not the work of the kernel. Each row is the difference
between two runs under valgrind with different numbers of requests. Its last figure is the share of answers that are not
errors: a row of errors, such as translations from a lexicon that has none, looks cheap. LIMITS is a JSON file with the
maximum of each row; more is an error.
"""

import argparse
import contextlib
import json
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import tempfile

CACHE = 16 << 20
# A name, the kind of words, the number of words, the method, and its parameters, with % for the word. The answers of
# the first row are cached, those of the others are made anew.
ROWS = [
    ("dictionary.entries, remembered", "found", 2000, "dictionary.entries", '{"word":"%"}'),
    ("dictionary.entries", "found", 1000, "dictionary.entries", '{"word":"%"}'),
    ("dictionary.entries, inflected form", "inflected", 200, "dictionary.entries", '{"word":"%"}'),
    ("dictionary.entries, no such word", "missing", 200, "dictionary.entries", '{"word":"%"}'),
    ("dictionary.entries, no suggestions", "missing", 200, "dictionary.entries", '{"word":"%","suggestions":false}'),
    ("dictionary.entries, informal senses", "found", 300, "dictionary.entries", '{"word":"%","registers":["informal"]}'),
    ("dictionary.words", "found", 300, "dictionary.words", '{"word":"%"}'),
    ("inflections.forms", "found", 300, "inflections.forms", '{"word":"%"}'),
    ("inflections.lemmas", "found", 300, "inflections.lemmas", '{"word":"%"}'),
    ("thesaurus.lookup", "found", 300, "thesaurus.lookup", '{"word":"%"}'),
    ("sentences.lookup", "found", 300, "sentences.lookup", '{"word":"%"}'),
    ("translations.lookup", "found", 300, "translations.lookup", '{"word":"%","target":"de"}'),
    ("taxonomy.lookup", "found", 200, "taxonomy.lookup", '{"word":"%"}'),
    ("rhymes.lookup", "found", 200, "rhymes.lookup", '{"word":"%"}'),
    ("rhymes.syllables", "found", 200, "rhymes.syllables", '{"text":"%"}'),
    ("reverse.lookup", "found", 60, "reverse.lookup", '{"definition":"something that is like a %"}'),
    ("search.query, prefix", "found", 500, "search.query", '{"q":"%","prefix":true}'),
    ("search.query", "found", 300, "search.query", '{"q":"%"}'),
    ("search.match, prefix", "found", 300, "search.match", '{"word":"%","strategy":"prefix"}'),
    ("search.match, one typing error", "found", 100, "search.match", '{"word":"%","strategy":"lev"}'),
    ("search.at", "found", 200, "search.at", '{"text":"They saw the % again.","offset":13}'),
    ("wordlist.query, 20 nouns", "found", 300, "wordlist.query", '{"prefix":"%","lexicalCategory":"noun"}'),
    ("lexistats.word", "found", 300, "lexistats.word", '{"wordform":"%"}'),
]


def count(arguments, server, questions, cache, repetitions, pattern):
    """The instructions and allocations of a process that answers all requests this many times, one at a time."""
    # Without it, each process would have different hash tables.
    environment = os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1"}
    valgrind = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    with subprocess.Popen(
        valgrind + [server, arguments.lexicon, str(cache)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env=environment,
    ) as process:
        port = process.stdout.readline().strip()
        if not port.isdigit():
            raise SystemExit(f"count: the server does not start: {port}")
        total = repetitions * len(questions.read_text().splitlines())
        subprocess.run(
            [arguments.load, "--requests", str(total), port, questions, pattern],
            check=True, stdout=subprocess.DEVNULL, timeout=600,
        )
        allocations, errors = process.communicate()
    instructions = re.search(r"I\s+refs:\s+([\d,]+)", errors)
    if not instructions:
        raise SystemExit(f"count: valgrind failed:\n{errors}")
    return int(instructions[1].replace(",", "")), int(allocations)


@contextlib.contextmanager
def answering(server, lexicon):
    """A function that asks a server one question and returns its result; None if it is an error."""
    with subprocess.Popen([server, lexicon], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        with socket.create_connection(("127.0.0.1", int(process.stdout.readline()))) as connection:
            calls = connection.makefile("rw")

            def ask(question):
                calls.write('{"jsonrpc":"2.0","id":1,' + question + "\n")
                calls.flush()
                return json.loads(calls.readline()).get("result")

            yield ask
        process.stdin.close()


def kinds(server, lexicon, words):
    """The words that are headwords, those that are only inflected forms, and those that the lexicon does not have."""
    sorted_words = {"found": [], "inflected": [], "missing": []}
    with answering(server, lexicon) as ask:
        for word in words:
            parameters = json.dumps({"word": word})
            result = ask(f'"method":"dictionary.entries","params":{parameters}}}') or {"results": []}
            found = {each["match"]["kind"] for each in result["results"]}
            sorted_words["missing" if not found else "inflected" if found == {"lemma"} else "found"].append(word)
    return sorted_words


def measure(arguments, server, words, row, directory):
    name, kind, number, method, parameters = row
    questions = directory / "questions"
    # Every n-th word, so that a few requests represent many.
    asked = words[kind][:: max(1, len(words[kind]) // number)][:number]
    questions.write_text("".join(word + "\n" for word in asked))
    cache = CACHE if name.endswith("remembered") else 0
    pattern = f'"method":"{method}","params":{parameters}}}'
    with answering(server, arguments.lexicon) as ask:
        answered = sum(ask(pattern.replace("%", word)) is not None for word in asked)
    once, twice = (count(arguments, server, questions, cache, repetitions, pattern) for repetitions in (1, 2))
    return {
        "name": name,
        "answered": round(100 * answered / len(asked)),
        "instructions": round((twice[0] - once[0]) / len(asked)),
        "allocations": round((twice[1] - once[1]) / len(asked), 1),
    }


def excess(rows, limits):
    """A sentence for each figure above its limit."""
    for row in rows:
        for unit in ("instructions", "allocations"):
            limit = limits[row["name"]][unit]
            if row[unit] > limit:
                yield f"{row['name']}: {row[unit]:,} {unit}, but the limit is {limit:,}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("server")
    parser.add_argument("load")
    parser.add_argument("lexicon")
    parser.add_argument("questions", type=pathlib.Path)
    parser.add_argument("--check", type=pathlib.Path)
    parser.add_argument("--json", type=pathlib.Path)
    parser.add_argument("--only", action="append", help="count only rows whose names begin like this")
    arguments = parser.parse_args()
    if not shutil.which("valgrind") or not shutil.which("strip"):
        print("count: skipped because valgrind or strip is not installed")
        return 0
    words = arguments.questions.read_text().splitlines()
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        # Valgrind 3.19 cannot read the debug information of Swift 6.3.
        server = directory / "server"
        subprocess.run(["strip", "--strip-debug", "-o", server, arguments.server], check=True)
        words = kinds(server, arguments.lexicon, words)
        chosen = [row for row in ROWS if row[0].startswith(tuple(arguments.only or [""]))]
        rows = [measure(arguments, server, words, row, directory) for row in chosen]
    print(f"{'for each answer':36}{'instructions':>14}{'allocations':>14}{'answered':>14}")
    for row in rows:
        print(f"{row['name']:36}{row['instructions']:>14,}{row['allocations']:>14,}{row['answered']:>12} %")
    if arguments.json:
        arguments.json.write_text(json.dumps(rows, indent=2) + "\n")
    faults = list(excess(rows, json.loads(arguments.check.read_text()))) if arguments.check else []
    for fault in faults:
        print(f"count: {fault}", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
