"""What the server does with clients that do not keep to the protocol, and when they go; and `headword lsp --check`."""

import json
import os
import signal
import socket
import subprocess
import time

import pytest
from conftest import PATIENCE, environment, server_command


class Client:
    """A client that sends whatever it is told to; a subclass has the streams."""

    def send(self, method, parameters=..., identifier=None):
        message = {"jsonrpc": "2.0", "method": method}
        if identifier is not None:
            message["id"] = identifier
        if parameters is not ...:
            message["params"] = parameters
        self.write(json.dumps(message).encode())

    def write(self, body):
        self.input.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.input.flush()

    def read(self):
        """The next message; None at the end."""
        length = None
        while (line := self.output.readline().strip()) or length is None:
            if not line:
                return None
            name, value = line.split(b":")
            if name.lower() == b"content-length":
                length = int(value)
        return json.loads(self.output.read(length))

    def reply(self, identifier):
        while (message := self.read()) is not None:
            if message.get("id") == identifier and "method" not in message:
                return message
        raise AssertionError("the server has ended")

    def call(self, method, parameters=..., identifier=1):
        self.send(method, parameters, identifier)
        return self.reply(identifier)

    def initialize(self, **parameters):
        reply = self.call("initialize", {"capabilities": {}, **parameters}, 0)
        self.send("initialized", {})
        return reply


class Wire(Client):
    """A client that has started its server."""

    def __init__(self, home):
        self.process = subprocess.Popen(
            server_command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(home)
        )
        self.input, self.output = self.process.stdin, self.process.stdout
        signal.alarm(2 * PATIENCE)

    def status(self):
        return self.process.wait(PATIENCE)

    def close(self):
        signal.alarm(0)
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            try:
                stream.close()
            except BrokenPipeError:
                pass


class Connection(Client):
    """A client that is connected to a server."""

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(str(path))
        self.input = self.output = self.socket.makefile("rwb")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.input.close()
        self.socket.close()


@pytest.fixture
def wire(home):
    one = Wire(home)
    yield one
    one.close()


def test_the_id_zero_is_an_id(wire):
    assert wire.initialize()["result"]["serverInfo"]["name"] == "headword"


@pytest.mark.parametrize("parameters", [..., None, {}])
def test_a_session_ends_with_0_after_shutdown(wire, parameters):
    wire.initialize()
    assert wire.call("shutdown", parameters)["result"] is None
    wire.send("exit", parameters)
    assert wire.status() == 0


def test_a_session_ends_with_0_when_input_ends_after_shutdown(wire):
    wire.initialize()
    wire.call("shutdown")
    wire.process.stdin.close()
    assert wire.status() == 0


def test_a_session_ends_with_1_without_shutdown(wire):
    wire.initialize()
    wire.send("exit")
    assert wire.status() == 1


def test_requests_come_after_initialize_and_before_shutdown(wire):
    assert wire.call("textDocument/hover", {})["error"]["code"] == -32002
    wire.send("textDocument/didOpen", {"textDocument": {}})
    wire.initialize()
    assert wire.call("initialize", {"capabilities": {}})["error"]["code"] == -32600
    wire.call("shutdown")
    assert wire.call("textDocument/hover", {})["error"]["code"] == -32600


def test_every_member_of_initialize_may_be_null(wire):
    members = ["processId", "clientInfo", "locale", "rootPath", "rootUri", "initializationOptions", "workspaceFolders"]
    assert "result" in wire.initialize(**dict.fromkeys(members))


def test_unknown_methods_are_errors_and_unknown_notifications_are_not(wire):
    wire.initialize()
    wire.send("$/unknown", {})
    wire.send("textDocument/unknown", {})
    assert wire.call("textDocument/unknown", {})["error"]["code"] == -32601
    assert wire.call("$/unknown", {})["error"]["code"] == -32601
    assert "result" in wire.call("shutdown")


@pytest.mark.parametrize(
    "parameters",
    [{}, None, [], {"textDocument": 1}, {"textDocument": {"uri": 5}}, {"textDocument": {"uri": "file:///a"}, "position": []}],
)
def test_parameters_of_any_shape_are_answered(wire, parameters):
    wire.initialize()
    methods = ["hover", "definition", "completion", "codeAction", "diagnostic", "inlayHint"]
    for number, method in enumerate(methods, start=1):
        reply = wire.call(f"textDocument/{method}", parameters, number)
        assert "result" in reply or reply["error"]["code"] in (-32602, -32600), reply
    for method in ["didOpen", "didChange", "didSave", "didClose"]:
        wire.send(f"textDocument/{method}", parameters)
    assert "result" in wire.call("shutdown")


def test_bytes_that_are_not_json_are_answered(wire):
    wire.initialize()
    wire.write(b"{nonsense")
    while (message := wire.read()).get("error") is None:
        pass
    assert message["error"]["code"] == -32700
    assert "result" in wire.call("shutdown")


def test_a_cancelled_request_is_answered(wire):
    wire.initialize()
    text = "He kicked the bucket.\n"
    item = {"uri": "file:///a.md", "languageId": "markdown", "version": 1, "text": text}
    wire.send("textDocument/didOpen", {"textDocument": item})
    place = {"textDocument": {"uri": "file:///a.md"}, "position": {"line": 0, "character": 4}}
    wire.send("textDocument/hover", place, 7)
    wire.send("$/cancelRequest", {"id": 7})
    reply = wire.reply(7)
    assert "result" in reply or reply["error"]["code"] == -32800


def test_the_server_goes_when_its_editor_has_gone(wire):
    gone = subprocess.Popen(["true"])
    gone.wait()
    wire.initialize(processId=gone.pid)
    # Standard input stays open, as if another process had inherited it.
    assert wire.status() == 1


def check(home, *arguments):
    command = [*server_command(), "--check", *map(str, arguments)]
    return subprocess.run(command, env=environment(home), capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_check_prints_misspelled_words_and_exits_with_1(home, tmp_path):
    file = tmp_path / "a.md"
    file.write_text("Fine.\n\n😀 They recieved it, `teh`.\n", encoding="utf-8")
    found = check(home, file)
    assert found.returncode == 1
    assert found.stdout.startswith(f"{file}:3:8: ")
    (one,) = json.loads(check(home, "--format", "json", file).stdout)
    assert (one["line"], one["column"], one["endColumn"], one["word"]) == (3, 8, 16, "recieved")
    assert "received" in one["corrections"]
    log = json.loads(check(home, "--format", "sarif", file).stdout)
    assert log["version"] == "2.1.0"
    (result,) = log["runs"][0]["results"]
    assert result["locations"][0]["physicalLocation"]["region"]["startColumn"] == 8
    assert "recieved" in result["message"]["text"]


def test_check_exits_with_0_if_all_is_well(home, tmp_path):
    file = tmp_path / "a.txt"
    file.write_text("All is well.\n")
    for format, output in [("text", ""), ("json", "[]\n")]:
        found = check(home, "--format", format, file)
        assert (found.returncode, found.stdout, found.stderr) == (0, output, "")


def test_check_says_what_is_wrong_with_its_arguments(home, tmp_path):
    found = check(home, tmp_path / "missing.md")
    assert found.returncode not in (0, 1)
    assert "missing.md" in found.stderr
    assert check(home).returncode not in (0, 1)
    assert check(home, "--format", "xml", os.devnull).returncode not in (0, 1)


def test_a_listener_speaks_the_protocol_too(home, tmp_path):
    path = tmp_path / "headword.sock"
    command = [server_command()[0], "serve", "--socket", str(path), *server_command()[2:]]
    server = subprocess.Popen(command, env=environment(home), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    try:
        limit = time.monotonic() + PATIENCE
        while not path.exists() and time.monotonic() < limit:
            time.sleep(0.05)
        for _ in range(2):
            with Connection(path) as editor:
                assert editor.initialize()["result"]["serverInfo"]["name"] == "headword"
                item = {"uri": "file:///a.md", "languageId": "markdown", "version": 1, "text": "He kicked the bucket.\n"}
                editor.send("textDocument/didOpen", {"textDocument": item})
                place = {"textDocument": {"uri": "file:///a.md"}, "position": {"line": 0, "character": 4}}
                hover = editor.call("textDocument/hover", place, 5)
                assert "kick the bucket" in hover["result"]["contents"]["value"]
                assert editor.call("shutdown")["result"] is None
                editor.send("exit")
                assert editor.read() is None
        assert server.poll() is None, "the server ended with an editor"
    finally:
        server.terminate()
        server.wait(PATIENCE)
        server.stderr.close()
