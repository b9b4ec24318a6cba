"""Checks what a server has said against the types of its version of the protocol."""

import json
import pathlib

from mcp_types import methods

PROTOCOL_VERSION = "io.modelcontextprotocol/protocolVersion"


def messages(record):
    """The messages of a record, each with its sender."""
    for line in pathlib.Path(record).read_text("utf-8").splitlines():
        entry = json.loads(line)
        yield entry["from"], json.loads(entry["line"])


def problems(record):
    """What is wrong with the messages of the server; and how many of them were looked at."""
    asked, found, count, session = {}, [], 0, None
    for sender, message in messages(record):
        if sender == "client":
            if "id" in message and "method" in message:
                meta = message.get("params", {}).get("_meta", {})
                asked[message["id"]] = message["method"], meta.get(PROTOCOL_VERSION)
            continue
        count += 1
        method, version = asked.pop(message.get("id"), (None, None))
        if method == "initialize" and "result" in message:
            session = message["result"]["protocolVersion"]
        found += [f"{method}: {problem}" for problem in wrong(message, method, version or session)]
    return found + [f"no answer to {method}" for method, _ in asked.values()], count


def wrong(message, method, version):
    """What is wrong with a message of the server."""
    if message.get("jsonrpc") != "2.0":
        yield "'jsonrpc' is not 2.0"
    if method is None:
        yield f"it answers nothing: {message}"
    elif "error" in message:
        error = message["error"]
        if not isinstance(error.get("code"), int) or not isinstance(error.get("message"), str):
            yield f"it is no error: {error}"
    else:
        try:
            methods.validate_server_result(method, version, message["result"])
        except Exception as problem:  # of pydantic, or of the table of methods
            yield str(problem)
