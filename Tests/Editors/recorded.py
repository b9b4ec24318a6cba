#!/usr/bin/env python3
"""Checks the messages of a server against the types of the Language Server Protocol (PyPI's lsprotocol).

Usage: recorded.py RECORD...
  RECORD  a file that tap.py wrote

A message is wrong if it has not the type of its method, has a member that the protocol does not know, or replies to no
request. Prints each wrong message, and exits with 1 if there is any.
"""

import json
import pathlib
import sys
import typing

from lsprotocol import converters, types

# Methods of version 3.18 that lsprotocol may not know.
NEWER = {"workspace/textDocumentContent", "workspace/textDocumentContent/refresh"}

Action = typing.Union[types.Command, types.CodeAction]


def tell_actions_apart(converter):
    """Has a converter read a code action with a command as such: lsprotocol takes it for a command."""

    def structure(given, _):
        is_command = isinstance(given.get("command"), str)
        return converter.structure(given, types.Command if is_command else types.CodeAction)

    converter.register_structure_hook(Action, structure)
    return converter


converter = tell_actions_apart(converters.get_converter())


def lost(sent, kept, path=""):
    """The members of a value that its type does not have."""
    if isinstance(sent, dict) and isinstance(kept, dict):
        for name, value in sent.items():
            if name in kept:
                yield from lost(value, kept[name], f"{path}.{name}")
            elif value is not None:
                yield f"unknown member {path}.{name}"
    elif isinstance(sent, list) and isinstance(kept, list):
        for number, (value, other) in enumerate(zip(sent, kept)):
            yield from lost(value, other, f"{path}[{number}]")


def problems_of_type(message, kind):
    try:
        structured = converter.structure(message, kind)
    except Exception as problem:  # whatever cattrs and the validators of lsprotocol raise
        details = "; ".join(str(one) for one in getattr(problem, "exceptions", [problem]))
        return [f"not a {kind.__name__}: {details}"]
    return list(lost(message, converter.unstructure(structured, unstructure_as=kind)))


def problems_of_message(message, asked):
    """What is wrong with a message of the server.

    asked has the methods of the requests of the client that have no reply yet, by id; the reply removes its own.
    """
    if message.get("jsonrpc") != "2.0":
        return ["no version of JSON-RPC"]
    if "method" in message:
        method = message["method"]
        if method not in types.METHOD_TO_TYPES:
            return [] if method in NEWER else [f"unknown method {method}"]
        return problems_of_type(message, types.METHOD_TO_TYPES[method][0])
    identifier = json.dumps(message.get("id"))
    if "error" in message:
        asked.pop(identifier, None)
        return problems_of_type(message, types.ResponseErrorMessage)
    if identifier not in asked:
        return [f"a reply to no request, or a second one: {identifier}"]
    method = asked.pop(identifier)
    if method not in types.METHOD_TO_TYPES or method in NEWER:
        return []
    if "result" not in message:
        return ["neither a result nor an error"]
    return problems_of_type(message, types.METHOD_TO_TYPES[method][1])


def problems(path):
    """What is wrong with the messages of the server in a record."""
    asked, found = {}, []
    for line in pathlib.Path(path).read_text(encoding="utf-8").splitlines():
        entry = json.loads(line)
        if "unreadable" in entry:
            found.append(f"from the {entry['from']}: {entry['unreadable']}")
        message = entry.get("message")
        if message is None:
            continue
        if entry["from"] == "client":
            if "id" in message and "method" in message:
                asked[json.dumps(message["id"])] = message["method"]
        else:
            found += [f"{problem}\n    {json.dumps(message)[:500]}" for problem in problems_of_message(message, asked)]
    return found


def messages(path, sender="server"):
    """The messages in a record."""
    entries = map(json.loads, pathlib.Path(path).read_text(encoding="utf-8").splitlines())
    return [entry["message"] for entry in entries if entry["from"] == sender and "message" in entry]


def main():
    found = [f"{path}: {problem}" for path in sys.argv[1:] for problem in problems(path)]
    print(*found, sep="\n", end="\n" if found else "")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
