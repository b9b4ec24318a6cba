#!/usr/bin/env python3
"""Measures the language server in a document of 10,000 lines, beside clangd's hover in the same run.

Usage: language-server.py HEADWORD LEXICON [LINES]

Prints the median and the 99th percentile of hovers at random words, of the time from a keystroke to the diagnostics of the
new text, the time to the first diagnostics of the whole document, and the memory above that of a server without documents.
"""

import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent


class Server:
    """A language server on pipes; its notifications are kept with the time at which they came."""

    def __init__(self, arguments, environment=None):
        self.process = subprocess.Popen(
            arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment
        )
        self.changed = threading.Condition()
        self.replies, self.notes, self.last_id = {}, [], 0
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        stream = self.process.stdout
        while line := stream.readline():
            length = None
            while line.strip():
                name, value = line.split(b":", 1)
                if name.lower() == b"content-length":
                    length = int(value)
                line = stream.readline()
            body = stream.read(length)
            now = time.perf_counter()
            message = json.loads(body)
            with self.changed:
                if "method" in message:
                    self.notes.append((now, message))
                else:
                    self.replies[message["id"]] = (now, message.get("result"))
                self.changed.notify_all()

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def notify(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def ask(self, method, parameters):
        """Returns the result and the time that it took, in seconds."""
        self.last_id += 1
        start = time.perf_counter()
        self.send({"id": self.last_id, "method": method, "params": parameters})
        with self.changed:
            self.changed.wait_for(lambda: self.last_id in self.replies, 60)
            end, result = self.replies.pop(self.last_id)
        return result, end - start

    def diagnostics(self, version):
        """Waits for the diagnostics of a version; returns the time at which they came."""
        def find():
            for when, note in self.notes:
                if note["method"] == "textDocument/publishDiagnostics" and note["params"].get("version") == version:
                    return when
            return None
        with self.changed:
            self.changed.wait_for(lambda: find() is not None, 120)
            when = find()
            self.notes.clear()
        return when

    def memory(self):
        """Returns the resident memory of the process that is its own, in MiB."""
        rollup = pathlib.Path(f"/proc/{self.process.pid}/smaps_rollup").read_text()
        return sum(int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Private_")) / 1024


def document(count, randomness):
    """Returns lines of the documentation of this project in random order."""
    lines = []
    for page in sorted((ROOT / "Documentation").glob("*.md")) + [ROOT / "ARCHITECTURE.md", ROOT / "CHANGELOG.md"]:
        lines += [line for line in page.read_text().splitlines() if line and line[0].isalpha()]
    return [randomness.choice(lines) for _ in range(count)]


def figures(times):
    times = sorted(times)
    return f"median {times[len(times) // 2] * 1000:.1f} ms, p99 {times[int(len(times) * 0.99)] * 1000:.1f} ms"


def headword(command, lexicon, count):
    randomness = random.Random(25)
    home = tempfile.mkdtemp()
    environment = {**os.environ, "HOME": home, "XDG_CONFIG_HOME": home + "/.config", "HEADWORD_LEXICON": lexicon}
    server = Server([command, "lsp"], environment)
    hover = {"hover": {"contentFormat": ["markdown"]}}
    server.ask("initialize", {"processId": None, "capabilities": {"textDocument": hover}})
    server.notify("initialized", {})
    server.ask("server.info", {})
    idle = server.memory()
    lines = document(count, randomness)
    uri = "file:///benchmark/text.md"
    start = time.perf_counter()
    server.notify(
        "textDocument/didOpen",
        {"textDocument": {"uri": uri, "languageId": "markdown", "version": 0, "text": "\n".join(lines) + "\n"}},
    )
    first = server.diagnostics(0) - start
    opened = server.memory() - idle

    hovers = []
    for _ in range(2000):
        line = randomness.randrange(count)
        position = {"line": line, "character": randomness.randrange(max(1, len(lines[line])))}
        hovers.append(server.ask("textDocument/hover", {"textDocument": {"uri": uri}, "position": position})[1])

    hovered = server.memory() - idle
    keystrokes = []
    for version in range(1, 501):
        place = {"line": randomness.randrange(count), "character": 0}
        start = time.perf_counter()
        server.notify(
            "textDocument/didChange",
            {
                "textDocument": {"uri": uri, "version": version},
                "contentChanges": [{"range": {"start": place, "end": place}, "text": randomness.choice("aeioust ")}],
            },
        )
        keystrokes.append(server.diagnostics(version) - start)
    print(f"headword: {count:,} lines, {sum(map(len, lines)):,} characters")
    print(f"  first diagnostics       {first * 1000:.0f} ms")
    print(f"  hover                   {figures(hovers)}")
    print(f"  keystroke to diagnostics {figures(keystrokes)}")
    print(
        f"  memory above idle       {opened:.1f} MiB after opening, {hovered:.1f} MiB after the hovers, "
        f"{server.memory() - idle:.1f} MiB at the end (idle {idle:.1f} MiB)"
    )
    server.process.kill()


def clangd(count):
    program = shutil.which("clangd")
    if not program:
        print("clangd: not installed")
        return
    folder = tempfile.mkdtemp()
    path = pathlib.Path(folder) / "text.c"
    lines = [f"int value{number}(int first, int second) {{ return first * {number} + second; }}" for number in range(count)]
    path.write_text("\n".join(lines) + "\n")
    server = Server([program])
    server.ask("initialize", {"processId": None, "capabilities": {}})
    server.notify("initialized", {})
    document = {"uri": path.as_uri(), "languageId": "c", "version": 0, "text": path.read_text()}
    server.notify("textDocument/didOpen", {"textDocument": document})
    server.diagnostics(0)
    randomness, hovers = random.Random(25), []
    for _ in range(200):
        position = {"line": randomness.randrange(count), "character": 5}
        hovers.append(server.ask("textDocument/hover", {"textDocument": {"uri": path.as_uri()}, "position": position})[1])
    print(f"clangd: {count:,} lines of C")
    print(f"  hover                   {figures(hovers)}")
    server.process.kill()


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    count = int(sys.argv[3]) if len(sys.argv) == 4 else 10_000
    headword(sys.argv[1], sys.argv[2], count)
    clangd(count)


main()
