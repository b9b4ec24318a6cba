#!/usr/bin/env python3
"""Runs a language server and writes down what it and its client say.

Usage: tap.py RECORD COMMAND...
  RECORD   the file for the messages, one on a line: {"from": "server", "message": {...}}
  COMMAND  the server, which speaks the Language Server Protocol on standard input and output
"""

import json
import os
import signal
import subprocess
import sys
import threading


class Messages:
    """Splits a stream into messages; gives up if a header is not one."""

    def __init__(self):
        self.waiting = b""

    def feed(self, data):
        self.waiting += data
        while b"\r\n\r\n" in self.waiting:
            header, body = self.waiting.split(b"\r\n\r\n", 1)
            fields = dict(line.split(b":", 1) for line in header.split(b"\r\n"))
            length = int({name.strip().lower(): value for name, value in fields.items()}[b"content-length"])
            if len(body) < length:
                return
            yield body[:length]
            self.waiting = body[length:]


class Record:
    def __init__(self, path):
        self.file = open(path, "a", encoding="utf-8")
        self.lock = threading.Lock()

    def write(self, sender, entry):
        with self.lock:
            self.file.write(json.dumps({"from": sender, **entry}) + "\n")
            self.file.flush()


def copy(source, target, sender, record):
    messages = Messages()
    while data := os.read(source, 1 << 16):
        try:
            for body in messages.feed(data):
                record.write(sender, {"message": json.loads(body)})
        except (ValueError, KeyError) as problem:
            record.write(sender, {"unreadable": f"{problem}: {messages.waiting[:200]!r}"})
            messages.waiting = b""
        try:
            while data:
                data = data[os.write(target, data) :]
        except OSError:
            break
    os.close(target)


def main():
    record = Record(sys.argv[1])
    server = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda number, _: server.send_signal(number))
    threading.Thread(target=copy, args=(0, server.stdin.fileno(), "client", record), daemon=True).start()
    copy(server.stdout.fileno(), 1, "server", record)
    status = server.wait()
    record.write("server", {"status": status})
    # The thread may wait for the client's next message, which would keep this process.
    os._exit(status if status >= 0 else 128 - status)


if __name__ == "__main__":
    main()
