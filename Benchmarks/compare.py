#!/usr/bin/env python3
"""Measures Headword beside other servers on this machine, in turns, and prints ratios.

usage: compare.py HEADWORD LOAD-GENERATOR CEILING QUESTIONS [--rounds 5] [--seconds 1.5] [--json FILE]

The ceiling is a server in C that reads requests with Jansson and has Headword's own answers ready. "headword" makes
every answer anew (limits.answer-cache-bytes 0); "headword, remembered" caches them, as it does by default. Node and
dictd (with dict-wn) are measured where they are installed. HEADWORD_LEXICON names the lexicon, as everywhere.
"""

import argparse
import contextlib
import gzip
import json
import os
import pathlib
import re
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time

SHAPES = [
    ("1 connection, one at a time", 1, 1),
    ("1 connection, 16 in flight", 1, 16),
    ("64 connections", 64, 1),
]
ENTRIES = '"method":"dictionary.entries","params":{"word":"%"}}'
# The requests by kind; each % is replaced by a word.
QUESTIONS = {
    "entries": ENTRIES,
    "prefixes": '"method":"search.query","params":{"q":"%","prefix":true}}',
    "lists": '"method":"wordlist.query","params":{"prefix":"%","lexicalCategory":"noun","limit":100}}',
    "n-grams": '"method":"lexistats.ngrams","params":{"contains":"%","size":2}}',
    # These are replaced by whole requests.
    "mixed": "%",
}
# The number of each kind among 20 requests of a mixed load.
MIXTURE = (
    10 * [ENTRIES]
    + 4 * ['"method":"search.query","params":{"q":"%"}}']
    + 3 * ['"method":"thesaurus.lookup","params":{"word":"%"}}']
    + 2 * ['"method":"inflections.lemmas","params":{"word":"%"}}']
    + 1 * ['"method":"search.query","params":{"q":"%","prefix":true}}']
)


class Server:
    """A process that listens on a port of this machine."""

    def __init__(self, name, process, port, protocol="json-rpc", patterns=None):
        self.name, self.process, self.port, self.protocol = name, process, port, protocol
        self.patterns = patterns or {"entries": ENTRIES}

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def start_headword(headword, name="headword", **settings):
    settings["HEADWORD_LIMITS_CONNECTIONS"] = "4096"
    process = subprocess.Popen(
        [headword, "serve", "--listen", "127.0.0.1:0"], stderr=subprocess.PIPE, text=True, env=os.environ | settings
    )
    for line in process.stderr:
        if found := re.search(r"tcp://127\.0\.0\.1:(\d+)", line):
            # If the pipe were full, the server would stop at its next warning.
            threading.Thread(target=process.stderr.read, daemon=True).start()
            return Server(name, process, int(found[1]), patterns=QUESTIONS)
    raise SystemExit("compare: headword did not start")


def start_printing_port(name, *command):
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    return Server(name, process, int(process.stdout.readline()))


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def start_dictd(directory):
    """dictd with WordNet's definitions, unpacked as its best case; None if it is not installed."""
    program = os.environ.get("DICTD") or shutil.which("dictd", path=os.environ["PATH"] + ":/usr/sbin")
    data = pathlib.Path(os.environ.get("DICTD_DATA", "/usr/share/dictd"))
    if not program or not (data / "wn.index").exists():
        return None
    (directory / "wn.dict").write_bytes(gzip.decompress((data / "wn.dict.dz").read_bytes()))
    configuration = directory / "dictd.conf"
    configuration.write_text(
        f'global {{ limit_queries 0 }}\naccess {{ allow * }}\ndatabase wn {{ data "{directory}/wn.dict" index "{data}/wn.index" }}\n'
    )
    configuration.chmod(0o644)
    directory.chmod(0o755)
    port = free_port()
    # dictd forks a process for each connection, so its CPU time is not reported.
    process = subprocess.Popen(
        [program, "-d", "nodetach", "-c", configuration, "-p", str(port), "--listen-to", "127.0.0.1"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    for _ in range(100):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return Server(
                "dictd", process, port, "dict", {"entries": 'DEFINE wn "%"', "prefixes": 'MATCH wn prefix "%"'}
            )
        time.sleep(0.05)
    return None


def record(server, words, path):
    """Writes the answer of a server after each identifier."""
    with socket.create_connection(("127.0.0.1", server.port)) as connection, open(path, "w") as file:
        stream = connection.makefile("rwb")
        for word in words:
            stream.write(b'{"jsonrpc":"2.0","id":1,' + ENTRIES.replace("%", word).encode() + b"\n")
            stream.flush()
            head, tail = stream.readline().decode().split('"id":1', 1)
            file.write(f"{word}\t{tail}")


def different_words(server, count=20_000):
    """Headwords from all over the alphabet, every tenth with two letters exchanged, so that most of these are missing."""
    words, cursor = [], None
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        stream = connection.makefile("rwb")
        while not words or cursor:
            parameters = {"limit": 5000} | ({"cursor": cursor} if cursor else {})
            call = {"jsonrpc": "2.0", "id": 1, "method": "wordlist.query", "params": parameters}
            stream.write(json.dumps(call).encode() + b"\n")
            stream.flush()
            page = json.loads(stream.readline())["result"]
            words += [result["word"] for result in page["results"]]
            cursor = page["metadata"].get("next")
    plain = [word for word in words if word.isascii() and word.isalpha() and len(word) > 4]
    chosen = plain[:: max(1, len(plain) // count)][:count]
    return [w[:2] + w[3] + w[2] + w[4:] if i % 10 == 0 else w for i, w in enumerate(chosen)]


def load(arguments, server, words, pattern, connections, depth, idle):
    return json.loads(
        subprocess.run(
            [
                arguments.load, "--protocol", server.protocol, "--connections", str(connections), "--depth", str(depth),
                "--idle", str(idle), "--seconds", str(arguments.seconds), "--server", str(server.process.pid),
                str(server.port), words, server.patterns[pattern],
            ],
            check=True,
            capture_output=True,
            text=True,
            timeout=30 + 10 * arguments.seconds,
        ).stdout
    )


def median_run(runs):
    return sorted(runs, key=lambda run: run["perSecond"])[len(runs) // 2]


def measure(arguments, servers, words, pattern, shapes):
    """Measures each server with each kind of load, in turns."""
    rows = []
    servers = [server for server in servers if pattern in server.patterns]
    for name, connections, depth, *idle in shapes:
        runs = {server.name: [] for server in servers}
        for _ in range(arguments.rounds):
            for server in servers:
                runs[server.name].append(load(arguments, server, words, pattern, connections, depth, *idle or [0]))
        for server in servers:
            rows.append({"shape": name, "server": server.name} | median_run(runs[server.name]))
    return rows


@contextlib.contextmanager
def busy_core():
    """Keeps the last core busy with other work."""
    hog = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    os.sched_setaffinity(hog.pid, {max(os.sched_getaffinity(0))})
    try:
        yield
    finally:
        hog.kill()
        hog.wait()


def print_rows(rows):
    print(
        f"{'':30}{'answers/s':>10}{'p50':>8}{'p90':>8}{'p99':>9}{'max':>9}{'server CPU':>12}"
        f"{'anew is':>9}{'remembered is':>15}"
    )
    shape = None
    for row in rows:
        alike = {r["server"]: r for r in rows if r["shape"] == row["shape"]}
        own = [alike.get(name) for name in ("headword", "headword, remembered")]
        ratios = [f"{r['perSecond'] / row['perSecond']:.2f}" if r and row not in own else "" for r in own]
        ratio = f"{ratios[0]:>9}{ratios[1]:>15}"
        if row["shape"] != shape:
            shape = row["shape"]
            print(shape)
        processor = f"{row['processor']:.1f} us" if row["processor"] else ""
        print(
            f"    {row['server']:26}{row['perSecond']:>10,.0f}{row['p50']:>6.0f}us{row['p90']:>6.0f}us"
            f"{row['p99']:>7.0f}us{row['max']:>7.0f}us{processor:>12}{ratio}"
        )


def proportional_mebibytes(pid):
    with open(f"/proc/{pid}/smaps_rollup") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("Pss:")) / 1024


def seconds_to_first_answer(headword):
    request = b'{"jsonrpc":"2.0","id":1,' + ENTRIES.replace("%", "serendipity").encode() + b"\n"
    start = time.perf_counter()
    with subprocess.Popen([headword, "serve", "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        process.stdin.write(request)
        process.stdin.flush()
        process.stdout.readline()
        return time.perf_counter() - start


def seconds_of(*command):
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return time.perf_counter() - start


def measure_starts(headword):
    """Medians in milliseconds, in turns."""
    commands = {
        "first answer over stdio": lambda: seconds_to_first_answer(headword),
        "headword define serendipity": lambda: seconds_of(headword, "define", "serendipity"),
    }
    if wn := os.environ.get("WN") or shutil.which("wn"):
        commands["wn serendipity -over"] = lambda: seconds_of(wn, "serendipity", "-over")
    times = {name: [] for name in commands}
    for _ in range(21):
        for name, command in commands.items():
            times[name].append(command() * 1000)
    return {name: statistics.median(values) for name, values in times.items()}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("headword")
    parser.add_argument("load")
    parser.add_argument("ceiling")
    parser.add_argument("questions")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.5)
    parser.add_argument("--json")
    arguments = parser.parse_args()
    words = pathlib.Path(arguments.questions).read_text().split("\n")[:-1]
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        directory = pathlib.Path(name)
        servers = [
            start_headword(arguments.headword, HEADWORD_LIMITS_ANSWER_CACHE_BYTES="0"),
            start_headword(arguments.headword, "headword, remembered"),
        ]
        idle = proportional_mebibytes(servers[0].process.pid)
        different = different_words(servers[0])
        record(servers[0], words + different, directory / "answers")
        servers.append(start_printing_port("C and Jansson", arguments.ceiling, directory / "answers"))
        if node := shutil.which("node"):
            peer = pathlib.Path(__file__).parent / "node-peer.js"
            servers.append(start_printing_port("Node", node, peer, directory / "answers"))
        if dictd := start_dictd(directory):
            servers.append(dictd)
        for server in servers:
            stack.callback(server.stop)
        sections = {}

        def section(name, title, words, pattern, shapes, among=servers):
            sections[name] = measure(arguments, among, words, pattern, shapes)
            print(f"\n{title}, {sections[name][0]['answerBytes']} bytes an answer on average\n")
            print_rows(sections[name])

        def write_questions(name, questions):
            (directory / name).write_text("".join(question + "\n" for question in questions))
            return directory / name

        section("entries", "dictionary.entries", arguments.questions, "entries", SHAPES)
        among = [server for server in servers if server.name != "headword, remembered"]
        title = f"dictionary.entries of {len(different):,} different words"
        section("different words", title, write_questions("different", different), "entries", SHAPES, among)
        busy = proportional_mebibytes(servers[0].process.pid)
        idle_shape = [("8 connections beside 2,000 idle ones", 8, 1, 2000)]
        section("idle", "dictionary.entries", arguments.questions, "entries", idle_shape, servers[:3])
        with busy_core():
            hog_shape = [("1 connection, the other core is busy with something else", 1, 1)]
            section("busy core", "dictionary.entries", arguments.questions, "entries", hog_shape, servers[:1])
        beginnings = write_questions("beginnings", sorted({word[:4] for word in words if word[:4].isalpha()}))
        section("prefixes", "headwords that begin with four letters", beginnings, "prefixes", SHAPES)
        letters = write_questions("letters", sorted({word[:2] for word in words if word[:2].isalpha()}))
        section("lists", "100 nouns that begin with two letters", letters, "lists", SHAPES[:2])
        section("n-grams", "2-grams with a word", arguments.questions, "n-grams", SHAPES[:2])
        mixture = [MIXTURE[index % len(MIXTURE)].replace("%", word) for index, word in enumerate(words)]
        section("mixed", "five methods", write_questions("mixture", mixture), "mixed", SHAPES)
    starts = measure_starts(arguments.headword)
    print("\nstart of a process, medians of 21 in turns")
    for name, milliseconds in starts.items():
        print(f"    {name:34}{milliseconds:>7.1f} ms")
    print(f"\nproportional set size of the server: {idle:.1f} MiB idle, {busy:.1f} MiB after the load")
    if arguments.json:
        figures = sections | {"starts": starts, "memory": {"idle": idle, "afterLoad": busy}}
        pathlib.Path(arguments.json).write_text(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    sys.exit(main())
