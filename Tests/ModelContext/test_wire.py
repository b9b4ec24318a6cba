"""What the server does with clients that do not keep to the protocol, or only wait, and when they go."""

import threading
import time

from conftest import PATIENCE

CALL = {"name": "define", "arguments": {"words": ["dog"]}}


def test_calls_are_answered_before_the_end(wire):
    client = wire()
    for identifier in range(200):
        client.send("tools/call", CALL, identifier)
    replies, status = client.end()
    assert {reply["id"] for reply in replies if reply["result"]["isError"] is False} == set(range(200))
    assert status == 0


def test_a_silent_client_may_go(wire):
    client = wire()
    time.sleep(0.5)
    assert client.process.poll() is None
    assert client.end() == ([], 0)


def test_a_client_that_reads_late_gets_everything(wire):
    client, count = wire(), 400  # answers of 5 KB, many times what a pipe holds

    def ask():
        for identifier in range(count):
            client.send("tools/list", {}, identifier)

    asking = threading.Thread(target=ask)
    asking.start()
    time.sleep(1)
    read = [client.read()["id"] for _ in range(count)]
    asking.join(PATIENCE)
    assert sorted(read) == list(range(count))
    assert client.end() == ([], 0)


def test_a_message_that_is_too_long_is_refused_and_the_next_one_answered(wire):
    client = wire()
    client.write(b'{"jsonrpc":"2.0","id":1,"method":"ping","params":{"x":"' + b"a" * (2 << 20) + b'"}}\n')
    refusal = client.read()
    assert refusal["error"]["code"] == 413 and "id" not in refusal
    assert "result" in client.call("tools/list")


def test_what_is_no_message_is_refused_without_an_identifier(wire):
    client = wire()
    for text, code in [(b"{", -32700), (b"[]", -32600), (b"1", -32600), (b"\xff", -32700)]:
        client.write(text + b"\n")
        refusal = client.read()
        assert refusal["error"]["code"] == code and "id" not in refusal


def test_unknown_cancellations_are_ignored(wire):
    client = wire()
    client.send("notifications/cancelled", {"requestId": 9, "reason": "none"})
    client.send("notifications/cancelled", {})
    assert "result" in client.call("tools/list")


def test_without_a_lexicon_tools_say_how_to_build_one(wire, tmp_path):
    client = wire("--lexicon", str(tmp_path / "none"), lexicon="")
    assert client.call("server/discover")["result"]["supportedVersions"] == ["2026-07-28"]
    assert len(client.call("tools/list")["result"]["tools"]) == 8
    answer = client.call("tools/call", CALL)["result"]
    assert answer["isError"] and "headword lexicon build" in answer["content"][0]["text"]
    replies, status = client.end()
    assert replies == [] and status == 5


def test_nothing_but_messages_is_on_standard_output(wire):
    client = wire()
    client.call("tools/call", CALL)
    client.end()
    assert client.process.stderr.read() == b""
    assert client.process.wait(PATIENCE) == 0
