"""A server that misbehaves on request, for check.py."""
import collections
import json
import socket
import threading
import time


class FakeServer:
    """Answers by method: each `fake_NAME` below answers `fake.NAME`."""

    def __init__(self):
        self.calls = collections.Counter()
        self.cancelled = threading.Event()
        self.refusals = 0
        self.asked_at = []
        self._waiting = []
        self._lock = threading.Lock()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self):
        self._listener.close()

    def _accept(self):
        while True:
            try:
                connection, _ = self._listener.accept()
            except OSError:
                return
            threading.Thread(target=self._serve, args=(connection,), daemon=True).start()

    def _serve(self, connection):
        with connection:
            try:
                if self.refusals:
                    self.refusals -= 1
                    error = failure(503, "tooManyConnections", retryable=True)
                    return send(connection, {"id": None, "error": error})
                for line in connection.makefile("rb"):
                    if self._answer(connection, json.loads(line)) == "close":
                        return
            except OSError:
                pass

    def _answer(self, connection, message):
        method, identifier = message["method"], message.get("id")
        if method == "$/cancelRequest":
            return self.cancelled.set()
        self.calls[method] += 1
        count = self.calls[method]
        if method == "echo.text":
            return self._echo(connection, identifier, message["params"])
        answer = getattr(self, "_" + method.replace(".", "_"))(connection, count)
        if isinstance(answer, dict):
            send(connection, {"id": identifier, **answer})
        return answer

    def _echo(self, connection, identifier, parameters):
        """Answers ten calls at a time, the last first, byte by byte."""
        with self._lock:
            self._waiting.append({"id": identifier, "result": parameters["text"]})
            if len(self._waiting) < 10:
                return
            for answer in reversed(self._waiting):
                for byte in line(answer):
                    connection.sendall(bytes([byte]))
            self._waiting = []

    def _fake_silent(self, connection, count):
        return None

    def _fake_busy(self, connection, count):
        self.asked_at.append(time.monotonic())
        again = {"error": failure(429, "tooManyCalls", retryable=True, retryAfter=1)}
        return again if count == 1 else {"result": count}

    def _fake_paused(self, connection, count):
        return {"error": failure(503, "paused", retryable=False, retryAfter=7)}

    def _fake_later(self, connection, count):
        return {"error": failure(503, "paused", retryable=True, retryAfter=3600)}

    def _fake_drop(self, connection, count):
        return "close" if count == 1 else {"result": count}

    def _fake_gone(self, connection, count):
        return "close"

    def _fake_rubbish(self, connection, count):
        connection.sendall(b"this is no JSON\n")

    def _fake_flood(self, connection, count):
        for _ in range(17 << 4):
            connection.sendall(b" " * (1 << 16))

    def _dictionary_entries(self, connection, count):
        sense = {"id": "1", "definitions": ["new"], "novelty": {"is": ["ignored"]}}
        entry = {"language": "xx", "lexicalCategory": "novel_category", "text": "new", "entries": [{"senses": [sense]}]}
        result = {"id": "new", "language": "xx", "word": "new", "match": {"kind": "novel"}, "lexicalEntries": [entry]}
        return {"result": {"metadata": {"schema": "9", "source": "novel"}, "results": [result], "novel": None}}


def failure(status, reason, **data):
    return {"code": status, "message": "No.", "data": {"status": status, "reason": reason, **data}}


def line(message):
    return json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n"


def send(connection, message):
    connection.sendall(line(message))
