#!/usr/bin/env python3
"""Measures the server of DICT (RFC 2229), beside dictd in the same run if that is installed.

Usage: dict.py HEADWORD LEXICON [--rounds N] [--words FILE]

  LEXICON  of the core sources, or more
  --words  headwords, one on each line; by default those of dictd's WordNet, or of Benchmarks/words.txt

dictd serves WordNet and GCIDE, as Debian packs them (dict-wn, dict-gcide). Definitions are asked for in all databases and
in WordNet alone, matches by the first four letters of a word:

  pipelined    many commands on a connection, without waiting for answers
  in turn      one command after the answer to the one before, on one connection; few, since dictd stalls for 40 ms each
  connections  one connection for each command, with CLIENT and QUIT

Both servers are asked the same in turns. No word is asked twice in a run, and each run draws others, so that no memory
of answers helps. What was found is counted, so that errors are not compared with answers. The processor time that a server
takes for a word says more than its rate where other programs run, too.
"""
import argparse
import collections
import contextlib
import os
import pathlib
import random
import shutil
import socket
import statistics
import subprocess
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
DICTD_DATA = pathlib.Path("/usr/share/dictd")
DICTD_DATABASES = {"wn": DICTD_DATA / "wn", "gcide": DICTD_DATA / "gcide"}
# dictd closes a connection after 2,000 queries.
BATCH = 1900
COUNTS = {"pipelined": BATCH, "in turn": 50, "connections": 300}

Server = collections.namedtuple("Server", "name port wordnet process")
Row = collections.namedtuple("Row", "kind database mode")
ROWS = [Row(kind, database, mode) for kind, database in [("define", "*"), ("define", "wordnet"), ("match", "*")]
        for mode in COUNTS]


@contextlib.contextmanager
def ours(headword, lexicon):
    process = subprocess.Popen(
        [headword, "serve", "--lexicon", lexicon, "--dict", "127.0.0.1:0"], stderr=subprocess.PIPE, text=True
    )
    try:
        line = next((line for line in process.stderr if "address=tcp://" in line), None)
        if not line:
            raise SystemExit("the server did not start")
        threading.Thread(target=process.stderr.read, daemon=True).start()
        yield Server("headword", int(line.rsplit(":", 1)[1]), "wordnet", process)
    finally:
        process.terminate()
        process.wait()


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextlib.contextmanager
def dictd():
    """The server of dictd; None if it or its dictionaries are not installed."""
    program = shutil.which("dictd", path=os.environ["PATH"] + ":/usr/sbin:/sbin")
    if not program or not all(path.with_suffix(".index").exists() for path in DICTD_DATABASES.values()):
        yield None
        return
    port = free_port()
    with tempfile.TemporaryDirectory() as directory:
        # As root, dictd becomes another user before it writes its process ID.
        os.chmod(directory, 0o777)
        configuration = pathlib.Path(directory, "dictd.conf")
        configuration.write_text(
            f"global {{ port {port}\n listen_to 127.0.0.1\n delay 0 }}\naccess {{ allow * }}\n"
            + "".join(
                f'database {name} {{ data "{path}.dict.dz" index "{path}.index" }}\n'
                for name, path in DICTD_DATABASES.items()
            )
        )
        command = [program, "-d", "nodetach", "-c", configuration, "--pid-file", pathlib.Path(directory, "pid")]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            server = Server("dictd", port, "wn", process)
            wait_until_served(server)
            yield server
        finally:
            process.terminate()
            process.wait()


def wait_until_served(server):
    while server.process.poll() is None:
        try:
            return connect(server).close()
        except ConnectionRefusedError:
            time.sleep(0.01)
    raise SystemExit(f"{server.name} ended with {server.process.returncode}")


def processor_seconds(server):
    """The processor time of a server, with that of its children, which must have ended."""
    process = pathlib.Path("/proc", str(server.process.pid))
    # dictd has a process for each connection.
    while (process / f"task/{server.process.pid}/children").read_text():
        time.sleep(0.001)
    ticks = (process / "stat").read_text().rsplit(")", 1)[1].split()[11:15]
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")


def connect(server):
    connection = socket.create_connection(("127.0.0.1", server.port), timeout=60)
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return connection


def command(server, row, word):
    database = server.wordnet if row.database == "wordnet" else row.database
    if row.kind == "define":
        return f'DEFINE {database} "{word}"\r\n'.encode()
    return f'MATCH {database} prefix "{word[:4]}"\r\n'.encode()


def rest(connection):
    """All bytes that the server sends until it closes the connection."""
    pieces = []
    while piece := connection.recv(1 << 20):
        pieces.append(piece)
    return b"".join(pieces)


def ask_pipelined(server, row, words):
    output = []
    for start in range(0, len(words), BATCH):
        commands = b"".join(command(server, row, word) for word in words[start:start + BATCH]) + b"QUIT\r\n"
        with connect(server) as connection:
            # Answers are read while commands are still being sent: no server keeps them all.
            writer = threading.Thread(target=connection.sendall, args=(commands,))
            writer.start()
            output.append(rest(connection))
            writer.join()
    return b"".join(output)


def ask_in_turn(server, row, words):
    output = []
    with connect(server) as connection, connection.makefile("rb") as stream:
        output.append(stream.readline())
        for word in words:
            connection.sendall(command(server, row, word))
            while not output[-1].startswith((b"250 ", b"552 ")) or len(output) == 1:
                output.append(stream.readline())
            output.append(b"")
        connection.sendall(b"QUIT\r\n")
        output.append(stream.read())
    return b"".join(output)


def ask_on_connections(server, row, words):
    output = []
    for word in words:
        with connect(server) as connection:
            connection.sendall(b"CLIENT benchmark\r\n" + command(server, row, word) + b"QUIT\r\n")
            output.append(rest(connection))
    return b"".join(output)


ASKING = {"pipelined": ask_pipelined, "in turn": ask_in_turn, "connections": ask_on_connections}


def found(output):
    """How many words were found, how many definitions or matches of them there are, and how many were not found."""
    words = answers = missing = 0
    lines = iter(output.split(b"\r\n"))
    for line in lines:
        code = line[:4]
        if code == b"150 ":
            words += 1
            answers += int(line.split()[1])
        elif code == b"151 ":
            while next(lines) != b".":
                pass
        elif code == b"152 ":
            words += 1
            answers += int(line.split()[1])
            while next(lines) != b".":
                pass
        elif code == b"552 ":
            missing += 1
        elif code not in (b"220 ", b"221 ", b"250 ", b""):
            raise SystemExit(f"an unexpected reply: {line[:200]}")
    return words, answers, missing


class Words:
    """Words in an order of chance, each of which is drawn once; and once each four letters with which they begin."""

    def __init__(self, path):
        lines = path.read_text("utf-8", "replace").splitlines()
        words = {line.split("\t")[0] for line in lines}
        self.words = [word for word in words if word.isascii() and word[:1].isalpha() and not set(word) & set('"\\')]
        random.shuffle(self.words)
        self.starts = list({word[:4]: word for word in self.words if word[:4].isalpha() and len(word) >= 4}.values())
        random.shuffle(self.starts)

    def draw(self, row, count):
        words = self.starts if row.kind == "match" else self.words
        if len(words) < count:
            raise SystemExit("there are not enough words for so many rounds")
        drawn = words[-count:]
        del words[-count:]
        return drawn


def measure(servers, words, rounds):
    """The rate of each server for each row, in each round, and what it found."""
    rates, totals = collections.defaultdict(list), collections.Counter()
    for number in range(-1, rounds):
        for row in ROWS:
            drawn = words.draw(row, COUNTS[row.mode] if number >= 0 else 20)
            for server in random.sample(servers, len(servers)):
                used, start = processor_seconds(server), time.perf_counter()
                output = ASKING[row.mode](server, row, drawn)
                seconds = time.perf_counter() - start
                used = processor_seconds(server) - used
                # The first round only warms up.
                if number < 0:
                    continue
                key = server.name, row
                rates[key].append(len(drawn) / seconds)
                for name, count in zip(("words", "answers", "missing"), found(output)):
                    totals[key, name] += count
                totals[key, "bytes"] += len(output)
                totals[key, "processor"] += used
    return rates, totals


def report(servers, rates, totals):
    print(f"{'':35}{'a second':>10}{'ratio':>8}{'us/word':>9}{'ratio':>8}{'found':>7}{'not':>6}{'answers':>9}{'KB/word':>9}")
    for row in ROWS:
        measured = {server.name: summary(rates, totals, (server.name, row)) for server in servers}
        base = measured.get("dictd")
        for server in servers:
            (rate, processor), key = measured[server.name], (server.name, row)
            words, missing = totals[key, "words"], totals[key, "missing"]
            faster, cheaper = ("", "") if server.name == "dictd" or not base else (
                f"{rate / base[0]:.2f}", f"{base[1] / processor:.2f}" if processor else "")
            kilobytes = totals[key, "bytes"] / 1000 / max(1, words + missing)
            name = f"{row.kind} {row.database} {row.mode}" if server == servers[0] else ""
            print(f"{name:27}{server.name:8}{rate:10.0f}{faster:>8}{processor:9.0f}{cheaper:>8}"
                  f"{words:7}{missing:6}{totals[key, 'answers']:9}{kilobytes:9.1f}")


def summary(rates, totals, key):
    """The median rate, and the microseconds of processor time for a word."""
    count = max(1, totals[key, "words"] + totals[key, "missing"])
    return statistics.median(rates[key]), 1e6 * totals[key, "processor"] / count


parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("headword")
parser.add_argument("lexicon")
parser.add_argument("--rounds", type=int, default=3)
parser.add_argument("--words", type=pathlib.Path)
options = parser.parse_args()

wordnet = DICTD_DATABASES["wn"].with_suffix(".index")
path = options.words or (wordnet if wordnet.exists() else ROOT / "Benchmarks/words.txt")
with ours(options.headword, options.lexicon) as server, dictd() as other:
    if not other:
        print("dictd, dict-wn or dict-gcide is not installed: nothing to compare with")
    servers = [server] + ([other] if other else [])
    report(servers, *measure(servers, Words(path), options.rounds))
