#!/usr/bin/env python3
"""Compares the cost of a call of the upstream through Headword with that of the same call by curl.

Usage: upstream-overhead.py HEADWORD STAND_IN

Both call the same stand-in in turns, over one connection that stays open. The medians of many calls are compared, with
a stand-in that answers at once and with one that takes 20 ms, which is less than any reported time of the Oxford
Dictionaries API. Headword runs with its defaults: every call is counted in a file.
"""
import json
import os
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

CALLS, ROUNDS = 300, 5
WORDS = ["set", "big", "time_out"]


def main(headword, stand_in):
    with tempfile.TemporaryDirectory() as folder:
        write(folder, "id", "test-id")
        write(folder, "key", "test-key")
        os.chmod(f"{folder}/key", 0o600)
        server = subprocess.Popen([stand_in, "--port", "0", "--key-file", f"{folder}/key"], stderr=subprocess.PIPE, text=True)
        port = find(server, r"127\.0\.0\.1:(\d+)")
        base = f"http://127.0.0.1:{port}/api/v2"
        write(folder, "headword.toml", f"""
            [upstream]
            url = "{base}"
            app-id-file = "id"
            app-key-file = "key"
            calls-file = "{folder}/calls.sqlite"
            [sources]
            dictionary = "upstream"
            """)
        service = subprocess.Popen(
            [headword, "serve", "--listen", "127.0.0.1:0", "--config", f"{folder}/headword.toml"],
            stderr=subprocess.PIPE, text=True)
        client = Client(find(service, r"address=tcp://127\.0\.0\.1:(\d+)"))
        try:
            print("a call of the upstream, median        curl    headword   ratio")
            for name, fault in [("at once", None), ("stand-in takes 20 ms", "delay=20")]:
                order(port, fault)
                compare(name, base, folder, client, CALLS if fault is None else CALLS // 10)
        finally:
            service.terminate()
            server.terminate()


def compare(name, base, folder, client, calls):
    curl(base, folder, calls), client.time(calls)
    direct, through = [], []
    for _ in range(ROUNDS):
        direct += curl(base, folder, calls)
        through += client.time(calls)
    one, other = statistics.median(direct), statistics.median(through)
    print(f"{name:<32} {one * 1e6:8.0f} us {other * 1e6:8.0f} us   {other / one:5.2f}")


def curl(base, folder, calls):
    """Times of calls over one connection, as curl reports them."""
    lines = ['header = "app_id: test-id"', 'header = "app_key: test-key"', 'write-out = "%{time_total}\\n"']
    for index in range(calls):
        lines += [f'url = "{base}/entries/en-gb/{WORDS[index % len(WORDS)]}"', 'output = "/dev/null"']
    write(folder, "curl.conf", "\n".join(lines))
    text = subprocess.run(["curl", "--silent", "--config", f"{folder}/curl.conf"], capture_output=True, text=True, check=True)
    # The first call opened the connection.
    return [float(line) for line in text.stdout.split()][1:]


class Client:
    """A client of Headword over TCP."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def time(self, calls):
        return [self.ask(WORDS[index % len(WORDS)]) for index in range(calls)]

    def ask(self, word):
        call = {"jsonrpc": "2.0", "id": 1, "method": "dictionary.entries", "params": {"word": word}}
        line = json.dumps(call).encode() + b"\n"
        start = time.perf_counter()
        self.socket.sendall(line)
        reply = b""
        while not reply.endswith(b"\n"):
            reply += self.socket.recv(1 << 16)
        duration = time.perf_counter() - start
        assert json.loads(reply)["result"]["metadata"]["source"] == "upstream", reply
        return duration


def order(port, fault):
    """Tells the stand-in how to misbehave."""
    url = f"http://127.0.0.1:{port}/control/faults"
    urllib.request.urlopen(urllib.request.Request(url, method="DELETE")).read()
    if fault:
        urllib.request.urlopen(urllib.request.Request(url, method="POST", data=fault.encode())).read()


def find(process, pattern):
    said = ""
    for line in process.stderr:
        said += line
        if found := re.search(pattern, line):
            return int(found.group(1))
    sys.exit(f"it did not start: {said}")


def write(folder, name, text):
    with open(os.open(f"{folder}/{name}", os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
        file.write(text)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
