#!/usr/bin/env python3
"""Measures what callers notice while a provider is killed every 200 ms.

Usage: provider-kills.py HEADWORD SECONDS

Two clients call the provider without a pause, and two call dictionary.entries at the same time: first without kills,
then with a kill -9 of the provider every 200 ms, each for SECONDS. HEADWORD_LEXICON must name a lexicon. Exits with 1
if a call of the provider gets anything but its answer or a 502 or takes more than 100 ms, or if the p99 of
dictionary.entries with kills is more than 1.5 times that without.
"""
import json
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.join(HERE, "..", "Examples", "providers", "vowels.c")
PAUSE = 0.2


def main(headword, seconds):
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["cc", "-O2", "-o", f"{folder}/vowels", SOURCE, "-ljansson"], check=True)
        service = subprocess.Popen(
            [headword, "serve", "--socket", f"{folder}/socket", "--provider", f"{folder}/vowels"],
            stderr=subprocess.DEVNULL)
        try:
            connect(f"{folder}/socket").close()
            run(service.pid, f"{folder}/socket", 1, kill=False)
            calm = run(service.pid, f"{folder}/socket", seconds, kill=False)
            wild = run(service.pid, f"{folder}/socket", seconds, kill=True)
        finally:
            service.terminate()
            service.wait()
    return report(calm, wild)


def run(service, path, seconds, kill):
    """Calls and kills for a while; returns the outcomes of both methods and the number of kills."""
    end = time.monotonic() + seconds
    outcomes = {"vowels.count": [], "dictionary.entries": []}
    threads = [
        threading.Thread(target=call, args=(path, end, method, outcomes[method]))
        for method in outcomes for _ in range(2)
    ]
    for thread in threads:
        thread.start()
    kills = 0
    while time.monotonic() < end:
        time.sleep(PAUSE)
        if kill:
            kills += kill_children(service)
    for thread in threads:
        thread.join()
    return outcomes, kills


def call(path, end, method, outcomes):
    stream = connect(path).makefile("rwb")
    line = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": {"word": "aerie"}}).encode() + b"\n"
    while time.monotonic() < end:
        start = time.perf_counter()
        stream.write(line)
        stream.flush()
        reply = stream.readline()
        milliseconds = (time.perf_counter() - start) * 1000
        outcome = "answer" if b'"result":' in reply else json.loads(reply)["error"]["code"]
        outcomes.append((outcome, milliseconds))
        # As much load as a machine with two cores can bear in addition to the clients.
        time.sleep(0.0005)


def kill_children(service):
    """Kills the provider, which may be starting at that moment."""
    found = subprocess.run(["pgrep", "-P", str(service)], capture_output=True, text=True).stdout.split()
    for process in found:
        try:
            os.kill(int(process), signal.SIGKILL)
        except ProcessLookupError:
            pass
    return len(found)


def report(calm, wild):
    (calm, _), (wild, kills) = calm, wild
    calls = wild["vowels.count"]
    count = {outcome: sum(1 for call in calls if call[0] == outcome) for outcome in sorted({c[0] for c in calls}, key=str)}
    longest = max(milliseconds for _, milliseconds in calls)
    beside = [p99([ms for _, ms in outcomes["dictionary.entries"]]) for outcomes in (calm, wild)]
    others = [outcome for outcome in count if outcome not in ("answer", 502)]
    failed = [outcome for outcome, _ in wild["dictionary.entries"] if outcome != "answer"]
    print(f"{kills} kills, {len(calls)} calls of the provider: " + ", ".join(f"{n} x {o}" for o, n in count.items()))
    print(f"longest {longest:.1f} ms, p99 {p99([ms for _, ms in calls]):.2f} ms")
    print(f"dictionary.entries at the same time: p99 {beside[0]:.2f} ms without kills, {beside[1]:.2f} ms with,"
          f" ratio {beside[1] / beside[0]:.2f}; {len(failed)} errors")
    return 1 if others or failed or longest > 100 or beside[1] > 1.5 * beside[0] else 0


def p99(values):
    return statistics.quantiles(values, n=100)[98]


def connect(path):
    client = socket.socket(socket.AF_UNIX)
    for _ in range(500):
        try:
            client.connect(path)
            return client
        except OSError:
            time.sleep(0.02)
    raise SystemExit("the service did not start")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    sys.exit(main(sys.argv[1], float(sys.argv[2])))
