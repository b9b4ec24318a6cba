#!/usr/bin/env python3
"""Connects many clients at once, each of which asks for a word; all must get their own answer.

Usage: crowd.py HOST PORT CLIENTS
"""
import resource
import sys

from wire import Connection

HOST, PORT, COUNT = sys.argv[1], sys.argv[2], int(sys.argv[3])
WORDS = ["mouse", "dog", "coffee", "serendipity", "run", "house", "water", "music", "bucket", "window"]

_, most = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
clients = [(Connection(HOST, PORT), WORDS[number % len(WORDS)]) for number in range(COUNT)]
for connection, _ in clients:
    greeting = connection.line()
    assert greeting.startswith("220 "), greeting
for connection, word in clients:
    connection.send(f"DEFINE wordnet {word}\r\nQUIT\r\n")
for connection, word in reversed(clients):
    code, said, texts = connection.reply()
    assert code == 150, f"{code} {said}"
    assert texts[0][0].startswith(f'151 "{word}" wordnet '), texts[0][0]
    assert connection.line().startswith("221 ") and connection.is_closed()
print(f"{COUNT} clients at once: passed")
