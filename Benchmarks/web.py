#!/usr/bin/env python3
"""Measures GET over HTTP beside nginx, which serves the same bytes as files, and beside a FastAPI service over the same
lexicon, all in one run.

Usage: web.py HEADWORD LEXICON [--words N] [--seconds N] [--rounds N] [--sockets N]

  --words    the number of headwords that are asked for (default 100000)
  --seconds  how long a measurement takes at most (default 2)
  --rounds   how often each is repeated; the median counts (default 3)
  --sockets  the number of WebSockets that ask one question each and stay open (default 10000, or what the system allows):
             by how much they let the server's memory grow

Rows: over 1 and 64 connections, `repeated` asks for 1,000 words again and again, and `once` asks for each word at most once
after a start, so that no cache of answers helps. The FastAPI service finds the answer as one text in an SQLite table that is
made of our answers beforehand: it makes nothing of senses, labels and references, which flatters it. It runs on uvicorn
with uvloop and httptools, if they are there, and has as many workers as there are processors, as ours has event loops. wrk
(Debian) sends the requests from one thread; nginx and FastAPI are left out if they are not there. The processor time that a
server takes for an answer says more than its rate where other programs run, too.
"""
import argparse
import asyncio
import collections
import contextlib
import http.client
import json
import os
import pathlib
import random
import resource
import shutil
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.parse

ADDRESS = "/v1/dictionary.entries?word="
REPEATED = 1000
CONNECTIONS = (1, 64)

Server = collections.namedtuple("Server", "name port process")

NGINX = """
worker_processes auto;
daemon off;
pid {directory}/nginx.pid;
error_log {directory}/error.log;
events {{ worker_connections 1024; }}
http {{
    access_log off;
    sendfile on;
    tcp_nopush on;
    keepalive_requests 1000000000;
    open_file_cache max=2000;
    default_type application/json;
    client_body_temp_path {directory}/a; proxy_temp_path {directory}/b; fastcgi_temp_path {directory}/c;
    uwsgi_temp_path {directory}/d; scgi_temp_path {directory}/e;
    server {{
        listen 127.0.0.1:{port};
        root {directory}/files;
        location = /v1/dictionary.entries {{ try_files /$arg_word.json =404; }}
    }}
}}
"""

FASTAPI = """
import contextlib
import os
import pathlib
import sqlite3
import fastapi

@contextlib.asynccontextmanager
async def lifespan(app):
    pathlib.Path("ready", str(os.getpid())).touch()
    yield

app = fastapi.FastAPI(lifespan=lifespan)
lexicon = sqlite3.connect("file:answers.sqlite?immutable=1", uri=True)

@app.get("/v1/dictionary.entries")
async def entries(word: str):
    row = lexicon.execute("SELECT body FROM answer WHERE word = ?", (word,)).fetchone()
    if row is None:
        raise fastapi.HTTPException(404, "There is no such entry.")
    return fastapi.Response(row[0], media_type="application/json")
"""

WRK = """
local requests, last, next, wraps = {{}}, {last}, 0, {wraps}
function init(arguments)
    for line in io.lines("{words}") do requests[#requests + 1] = wrk.format("GET", "{address}" .. line) end
end
function request()
    next = next + 1
    if next > last then if wraps then next = 1 else wrk.thread:stop() end end
    return requests[math.min(next, last)]
end
"""


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def is_open(port):
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
        return True
    return False


@contextlib.contextmanager
def running(name, port, command, is_ready=is_open, **options):
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)
    try:
        end = time.monotonic() + 20
        while not is_ready(port):
            if time.monotonic() > end:
                raise SystemExit(f"{name} does not start")
            time.sleep(0.05)
        yield Server(name, port, process)
    finally:
        process.terminate()
        process.wait()


def ours(headword, lexicon, directory):
    port = free_port()
    settings = directory / "headword.toml"
    settings.write_text(f"""
[[listener]]
address = "tcp://127.0.0.1:{port}"
protocol = "http"
[limits]
connections = 100000
""")
    return running("headword", port, [headword, "serve", "--lexicon", lexicon, "--config", str(settings)])


def nginx(directory):
    port = free_port()
    (directory / "nginx.conf").write_text(NGINX.format(directory=directory, port=port))
    return running("nginx", port, ["nginx", "-c", str(directory / "nginx.conf"), "-e", str(directory / "error.log")])


def fastapi(directory):
    port, workers, ready = free_port(), os.cpu_count(), directory / "ready"
    shutil.rmtree(ready, ignore_errors=True)
    ready.mkdir()
    (directory / "service.py").write_text(FASTAPI)
    command = [sys.executable, "-m", "uvicorn", "service:app", "--port", str(port), "--log-level", "warning",
               "--no-access-log", "--workers", str(workers)]
    return running("fastapi", port, command, lambda _: len(list(ready.iterdir())) == workers, cwd=directory)


def write_answers(answers, directory):
    """Writes what the others serve: a file for each word, and a table."""
    (directory / "files").mkdir()
    for word, answer in answers.items():
        (directory / "files" / f"{word}.json").write_bytes(answer)
    with contextlib.closing(sqlite3.connect(directory / "answers.sqlite")) as table:
        table.execute("CREATE TABLE answer(id INTEGER PRIMARY KEY, word TEXT UNIQUE NOT NULL, body BLOB NOT NULL)")
        table.executemany("INSERT INTO answer(word, body) VALUES (?, ?)", answers.items())
        table.commit()


def ticks(process):
    """The processor time of a process and its children, in seconds."""
    children = subprocess.run(["pgrep", "-P", str(process.pid)], capture_output=True, text=True).stdout.split()
    total = 0
    for pid in [process.pid, *children]:
        fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


def headwords(server, count):
    """Words of plain letters, drawn at random, with their answers."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port)

    def get(address):
        connection.request("GET", address)
        response = connection.getresponse()
        return response.status, response.read()

    words, offset = [], 0
    while True:
        status, body = get(f"/v1/wordlist.query?language=en&limit=5000&offset={offset}")
        page = json.loads(body).get("results", []) if status == 200 else []
        if not page:
            break
        words += [each["word"] for each in page if each["word"].isascii() and each["word"].isalpha()]
        offset += 5000
    words = sorted({word.lower() for word in words})
    random.shuffle(words)
    answers = {}
    for word in words:
        status, body = get(ADDRESS + urllib.parse.quote(word))
        if status == 200:
            answers[word] = body
        if len(answers) == count:
            break
    return answers


def measure(server, script, connections, seconds, limit):
    before, start = ticks(server.process), time.monotonic()
    output = subprocess.run(
        ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s", "-s", script, f"http://127.0.0.1:{server.port}"],
        stdout=subprocess.PIPE, text=True, check=True).stdout
    spent = ticks(server.process) - before
    line = next(line for line in output.splitlines() if "requests in" in line)
    requests = int(line.split()[0])
    if "Non-2xx" in output:
        raise SystemExit(f"{server.name} did not answer: {output}")
    # The last words of each connection may still be unanswered when there are no more.
    if limit and requests >= limit - connections:
        raise SystemExit(f"{server.name} has answered all words before the end: ask for more with --words")
    took = next(float(line.split()[1]) for line in output.splitlines() if line.startswith("Requests/sec"))
    return took, spent / requests * 1e6


HANDSHAKE = (b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
             b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
QUESTION = b'{"jsonrpc":"2.0","id":1,"method":"dictionary.entries","params":{"word":"mouse"}}'
# A frame with text, masked with zeros (RFC 6455, section 5.2).
FRAME = bytes([0x81, 0x80 | len(QUESTION)]) + bytes(4) + QUESTION


async def ask_over_socket(port):
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(HANDSHAKE)
    await reader.readuntil(b"\r\n\r\n")
    writer.write(FRAME)
    length = (await reader.readexactly(2))[1]
    if length > 125:
        length = int.from_bytes(await reader.readexactly({126: 2, 127: 8}[length]), "big")
    await reader.readexactly(length)
    return writer


def memory(process):
    """The memory of a process that is in use, in KiB."""
    lines = pathlib.Path(f"/proc/{process.pid}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Rss:"))


async def idle_sockets(server, count):
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    count = min(count, limit - 100)
    for _ in range(10):
        (await ask_over_socket(server.port)).close()
    before, writers = memory(server.process), []
    while len(writers) < count:
        writers += await asyncio.gather(*(ask_over_socket(server.port) for _ in range(min(200, count - len(writers)))))
    await asyncio.sleep(1)
    growth = memory(server.process) - before
    print(f"{count} WebSockets after one question each: {growth / count:.1f} KiB of memory each")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("headword")
    parser.add_argument("lexicon")
    parser.add_argument("--words", type=int, default=100_000)
    parser.add_argument("--seconds", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--sockets", type=int, default=10_000)
    options = parser.parse_args()
    if not shutil.which("wrk"):
        print("skipped: wrk is not installed (apt-get install wrk)")
        return
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        directory.chmod(0o755)
        with ours(options.headword, options.lexicon, directory) as server:
            answers = headwords(server, options.words)
        write_answers(answers, directory)
        words = list(answers)
        (directory / "words").write_text("".join(word + "\n" for word in words))
        mean = sum(map(len, answers.values())) / len(answers)
        print(f"{len(words)} words, {mean:.0f} bytes an answer on average")
        kinds = {"headword": lambda: ours(options.headword, options.lexicon, directory)}
        if shutil.which("nginx"):
            kinds["nginx"] = lambda: nginx(directory)
        if subprocess.run([sys.executable, "-c", "import fastapi, uvicorn"], capture_output=True).returncode == 0:
            kinds["fastapi"] = lambda: fastapi(directory)
        rates, costs = collections.defaultdict(list), collections.defaultdict(list)
        for _ in range(options.rounds):
            for connections in CONNECTIONS:
                for mode in ("once", "repeated"):
                    for kind, start in kinds.items():
                        script = directory / "script.lua"
                        script.write_text(WRK.format(
                            words=directory / "words", address=ADDRESS,
                            last=REPEATED if mode == "repeated" else len(words),
                            wraps="true" if mode == "repeated" else "false"))
                        with start() as server:
                            rate, cost = measure(
                                server, str(script), connections, options.seconds, 0 if mode == "repeated" else len(words))
                        rates[mode, connections, kind].append(rate)
                        costs[mode, connections, kind].append(cost)
        print(f"load average: {os.getloadavg()[1]:.1f}")
        print(f"{'':26}{'answers/s':>11}{'us of processor':>17}")
        for mode, connections in [(mode, connections) for mode in ("repeated", "once") for connections in CONNECTIONS]:
            for kind in kinds:
                key = mode, connections, kind
                print(f"{mode:10}{connections:4} {kind:11}{statistics.median(rates[key]):11.0f}{statistics.median(costs[key]):17.1f}")
            for kind in list(kinds)[1:]:
                ratio = [a / b for a, b in zip(rates[mode, connections, "headword"], rates[mode, connections, kind])]
                print(f"{'':15}headword / {kind}: {statistics.median(ratio):.2f} ({min(ratio):.2f} to {max(ratio):.2f})")
        with ours(options.headword, options.lexicon, directory) as server:
            asyncio.run(idle_sockets(server, options.sockets))


main()
