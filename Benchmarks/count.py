#!/usr/bin/env python3
"""Counts the instructions and the allocations of the server for each answer: figures that do not depend on other processes.

usage: count.py COUNTED-SERVER LOAD-GENERATOR LEXICON QUESTIONS [--check LIMITS] [--json FILE]

All work of the process is counted, including the transport, but not the work of the kernel. Each row is the difference
between two runs under valgrind with different numbers of requests. LIMITS is a JSON file with the maximum of each row;
more is an error.
"""

import argparse
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ENTRIES = '"method":"dictionary.entries","params":{"word":"%"}}'
# A name, the size of the answer cache in bytes, the number of requests, and the requests.
ROWS = [
    ("dictionary.entries, remembered", 16 << 20, 2000, ENTRIES),
    ("dictionary.entries", 0, 1000, ENTRIES),
    ("search.query, prefix", 0, 1000, '"method":"search.query","params":{"q":"%","prefix":true}}'),
    ("wordlist.query, 20 nouns", 0, 500, '"method":"wordlist.query","params":{"prefix":"%","lexicalCategory":"noun"}}'),
    ("thesaurus.lookup", 0, 500, '"method":"thesaurus.lookup","params":{"word":"%"}}'),
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


def measure(arguments, server, words, row, directory):
    name, cache, number, pattern = row
    questions = directory / "questions"
    # Every n-th word, so that a few requests represent many.
    questions.write_text("".join(word + "\n" for word in words[:: max(1, len(words) // number)][:number]))
    once, twice = (count(arguments, server, questions, cache, repetitions, pattern) for repetitions in (1, 2))
    asked = len(questions.read_text().splitlines())
    return {
        "name": name,
        "instructions": round((twice[0] - once[0]) / asked),
        "allocations": round((twice[1] - once[1]) / asked, 1),
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
        rows = [measure(arguments, server, words, row, directory) for row in ROWS]
    print(f"{'for each answer':34}{'instructions':>14}{'allocations':>14}")
    for row in rows:
        print(f"{row['name']:34}{row['instructions']:>14,}{row['allocations']:>14,}")
    if arguments.json:
        arguments.json.write_text(json.dumps(rows, indent=2) + "\n")
    faults = list(excess(rows, json.loads(arguments.check.read_text()))) if arguments.check else []
    for fault in faults:
        print(f"count: {fault}", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
