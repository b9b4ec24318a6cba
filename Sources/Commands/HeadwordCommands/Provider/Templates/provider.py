#!/usr/bin/env python3
"""A provider of Headword: answers sample.text.

Headword starts this program when one of its methods is called. It reads a JSON-RPC 2.0 message from each line of its
standard input, and writes each answer as one line to its standard output; what it writes to standard error goes to the
log of Headword. It ends with its input. Try it by hand:

    echo '{"jsonrpc": "2.0", "id": 1, "method": "sample.text", "params": {"text": "hello"}}' | ./sample.py
"""

import json
import sys
import traceback

# What Headword, and those who call it, are told. Parameters are checked by their schemas (JSON Schema 2020-12) before
# this program sees them, and are always given by name. Examples must work: 'headword provider check' runs them.
DESCRIPTION = {
    "protocol": 1,
    "name": "sample",
    "version": "0.1.0",
    "namespace": "sample",
    "concurrency": 1,
    "methods": [
        {
            "name": "sample.text",
            "summary": "Sends back the text that it is sent.",
            "params": [
                {
                    "name": "text",
                    "summary": "What is sent back.",
                    "required": True,
                    "schema": {"type": "string", "minLength": 1, "maxLength": 4096},
                },
                {
                    "name": "times",
                    "summary": "How many times it is sent back; once if absent.",
                    "required": False,
                    "schema": {"type": "integer", "minimum": 1, "maximum": 1000},
                },
            ],
            "result": {"name": "text", "schema": {"type": "string"}},
            "errors": [{"code": 404, "message": "The text is blank."}],
            "examples": [{"name": "A greeting", "params": {"text": "hello", "times": 2}}],
        }
    ],
}


class Failure(Exception):
    """There is no answer: the code is a status of HTTP from 400 to 599, and the message one sentence for people."""

    def __init__(self, code, message):
        super().__init__(message)
        self.error = {"code": code, "message": message}


def text(text, times=1):
    if not text.strip():
        raise Failure(404, "There is nothing in the text.")
    return text * times


# A new method is a function here, an entry there, and an entry in the description.
METHODS = {
    "provider.describe": lambda **_: DESCRIPTION,
    "provider.ping": lambda **_: "pong",
    "sample.text": text,
}


def outcome(method, params):
    """What a reply holds beside its identifier."""
    if method not in METHODS:
        return {"error": {"code": -32601, "message": f"There is no method '{method}'."}}
    try:
        result = METHODS[method](**params)
        json.dumps(result, allow_nan=False)  # Fails here, and not below, if the result is no JSON.
        return {"result": result}
    except Failure as failure:
        return {"error": failure.error}
    except Exception as error:  # The caller and the log are told, and the program goes on.
        traceback.print_exc()
        return {"error": {"code": 500, "message": f"The provider failed: {type(error).__name__}."}}


def reply(line):
    """The answer to a line; None if it is none that is answered."""
    try:
        call = json.loads(line)
    except ValueError:
        return {"jsonrpc": "2.0", "id": None, "error": {"code": -32700, "message": "The line is not JSON."}}
    if not isinstance(call, dict) or not isinstance(call.get("method"), str):
        return {"jsonrpc": "2.0", "id": None, "error": {"code": -32600, "message": "The line is no call."}}
    if "id" not in call:  # A notification, such as the cancellation of a call: nothing waits for an answer.
        return None
    return {"jsonrpc": "2.0", "id": call["id"], **outcome(call["method"], call.get("params", {}))}


for line in sys.stdin.buffer:
    answer = reply(line)
    if answer is not None:
        print(json.dumps(answer), flush=True)
