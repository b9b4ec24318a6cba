#!/usr/bin/env python3
"""Compares what a client shows, on standard input, with what the server has.

Usage: compare.py HOST PORT entry|matches

  entry    the lines of the entry of 'mice' in WordNet, in their order and nothing between them
  matches  the words that are like 'mouze'
"""
import re
import sys

from wire import ask

host, port, what = sys.argv[1:]
shown = sys.stdin.read()
lines = [line.strip() for line in shown.splitlines() if line.strip()]


def fail(message):
    raise SystemExit(f"{message}; the client shows:\n{shown}")


if what == "entry":
    code, _, texts = ask(host, port, 'DEFINE wordnet "mice"')
    assert code == 150 and len(texts) == 1 and texts[0][0].startswith('151 "mouse" wordnet '), texts
    wanted = [line.strip() for line in texts[0][1] if line.strip()]
    assert any("small rodents" in line for line in wanted), wanted
    if not any(lines[start:start + len(wanted)] == wanted for start in range(len(lines))):
        fail("the entry is not shown as the server sends it")
else:
    code, _, texts = ask(host, port, 'MATCH * . "mouze"')
    assert code == 152, f"{code} instead of matches"
    wanted = {re.fullmatch(r'\S+ "(.*)"', line)[1] for line in texts[0][1]}
    assert "mouse" in wanted, wanted
    missing = [word for word in wanted if not any(re.search(rf"(?<!\w){re.escape(word)}(?!\w)", line) for line in lines)]
    if missing:
        fail(f"not shown: {', '.join(missing)}")
