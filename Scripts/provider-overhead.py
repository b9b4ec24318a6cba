#!/usr/bin/env python3
"""Compares the cost of a call of an external provider with that of a built-in method.

Usage: provider-overhead.py HEADWORD

One call at a time over one Unix socket: echo.text, the provider in C and the one in Python, in turns. Prints the medians,
their differences from echo.text, and the ratios. Exits with 1 if the one in C costs over 150 us more than echo.text.
"""
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time

CALLS, ROUNDS, LIMIT = 200, 20, 150
HERE = os.path.dirname(os.path.abspath(__file__))
PROVIDERS = os.path.join(HERE, "..", "Examples", "providers")
METHODS = [
    ("echo.text", {"text": "level"}),
    ("vowels.count", {"word": "level"}),
    ("palindromes.check", {"text": "level"}),
]


def main(headword):
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["cc", "-O2", "-o", f"{folder}/vowels", f"{PROVIDERS}/vowels.c", "-ljansson"], check=True)
        service = subprocess.Popen([
            headword, "serve", "--socket", f"{folder}/socket",
            "--provider", f"{folder}/vowels", "--provider", f"{PROVIDERS}/palindromes.py"])
        try:
            times = measure(connect(f"{folder}/socket"))
        finally:
            service.terminate()
            service.wait()
    base = statistics.median(times["echo.text"])
    print(f"{'one call at a time':20}{'p50 us':>8}{'p99 us':>8}{'more us':>9}{'ratio':>7}")
    for method, _ in METHODS:
        median = statistics.median(times[method])
        p99 = statistics.quantiles(times[method], n=100)[98]
        print(f"{method:20}{median:8.0f}{p99:8.0f}{median - base:9.0f}{median / base:7.2f}")
    return 0 if statistics.median(times["vowels.count"]) - base <= LIMIT else 1


def measure(stream):
    times = {method: [] for method, _ in METHODS}
    for turn in range(ROUNDS + 1):
        for method, parameters in METHODS:
            line = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": parameters}).encode() + b"\n"
            for _ in range(CALLS):
                start = time.perf_counter_ns()
                stream.write(line)
                stream.flush()
                reply = stream.readline()
                # The first turn is for warming up.
                if turn > 0:
                    times[method].append((time.perf_counter_ns() - start) / 1000)
                assert b'"result"' in reply, reply
    return times


def connect(path):
    client = socket.socket(socket.AF_UNIX)
    for _ in range(500):
        try:
            client.connect(path)
            return client.makefile("rwb")
        except OSError:
            time.sleep(0.02)
    raise SystemExit("the service did not start")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    sys.exit(main(sys.argv[1]))
