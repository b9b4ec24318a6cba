#!/usr/bin/env python3
"""Runs a server that speaks in lines, and writes down what it and its client say.

Usage: tap.py RECORD COMMAND...
  RECORD   the file for the messages, one on a line: {"from": "server", "line": "..."}
  COMMAND  the server
"""

import json
import subprocess
import sys
import threading


def copy(source, target, sender, record, lock):
    for line in iter(source.readline, b""):
        with lock:
            record.write(json.dumps({"from": sender, "line": line.decode("utf-8", "surrogateescape")}) + "\n")
            record.flush()
        target.write(line)
        target.flush()
    target.close()


def main():
    record, command = open(sys.argv[1], "a", encoding="utf-8"), sys.argv[2:]
    server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    lock = threading.Lock()
    to_server = threading.Thread(target=copy, args=(sys.stdin.buffer, server.stdin, "client", record, lock), daemon=True)
    to_server.start()
    copy(server.stdout, sys.stdout.buffer, "server", record, lock)
    sys.exit(server.wait())


main()
