"""What the tests of the Model Context Protocol share: the command of the server, and calls with raw messages."""

import json
import os
import pathlib
import subprocess
import sys

import pytest
import recorded

HERE = pathlib.Path(__file__).parent
PROGRAM = os.environ.get("HEADWORD_PROGRAM", "")
LEXICON = os.environ.get("HEADWORD_CORE_LEXICON", "")
PATIENCE = 20  # seconds


def pytest_collection_modifyitems(items):
    if PROGRAM and LEXICON:
        return
    skipped = pytest.mark.skip(reason="HEADWORD_PROGRAM and HEADWORD_CORE_LEXICON must name the command and a lexicon")
    for item in items:
        item.add_marker(skipped)


def environment(home, lexicon=LEXICON):
    """The environment of a server that knows nothing of the person who runs the tests."""
    kept = {name: os.environ[name] for name in ("PATH", "LANG", "LD_LIBRARY_PATH") if name in os.environ}
    folders = {f"XDG_{name}_HOME": str(home / name.lower()) for name in ("CONFIG", "DATA", "CACHE", "STATE")}
    return {**kept, **folders, "HOME": str(home), "HEADWORD_LEXICON": lexicon}


class Tap:
    """The command of a server whose messages are recorded, and checked at the end."""

    def __init__(self, folder):
        self.record = folder / "record.jsonl"
        self.command, self.arguments = sys.executable, [str(HERE / "tap.py"), str(self.record), PROGRAM, "mcp"]
        self.environment = environment(folder)

    def check(self):
        found, count = recorded.problems(self.record)
        assert found == []
        return count


@pytest.fixture
def tap(tmp_path):
    return Tap(tmp_path)


class Wire:
    """A client that sends whatever it is told to."""

    META = {
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientInfo": {"name": "wire", "version": "1"},
        "io.modelcontextprotocol/clientCapabilities": {},
    }

    def __init__(self, home, *arguments, lexicon=LEXICON):
        self.process = subprocess.Popen(
            [PROGRAM, "mcp", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(home, lexicon),
            cwd=home,
        )

    def write(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, method, parameters=None, identifier=None, meta=META):
        message = {"jsonrpc": "2.0", "method": method, "params": {**(parameters or {}), "_meta": meta}}
        if identifier is not None:
            message["id"] = identifier
        self.write(json.dumps(message).encode() + b"\n")

    def read(self):
        """The next message; None at the end."""
        line = self.process.stdout.readline()
        return json.loads(line) if line else None

    def call(self, method, parameters=None, identifier=1):
        self.send(method, parameters, identifier)
        reply = self.read()
        assert reply["id"] == identifier
        return reply

    def end(self):
        """Ends the input; returns what is still answered, and the exit code."""
        self.process.stdin.close()
        rest = [json.loads(line) for line in self.process.stdout]
        return rest, self.process.wait(PATIENCE)


@pytest.fixture
def wire(tmp_path):
    """Starts servers, and ends those that a test leaves."""
    started = []

    def start(*arguments, **options):
        started.append(Wire(tmp_path, *arguments, **options))
        return started[-1]

    yield start
    for client in started:
        if client.process.poll() is None:
            client.process.kill()
            client.process.wait()
