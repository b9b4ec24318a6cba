#!/usr/bin/env python3
"""A provider that answers one call after the other, and says nothing wrong."""

import json
import sys

DESCRIPTION = {
    "protocol": 1,
    "name": "Plain",
    "version": "1.0",
    "namespace": "plain",
    "methods": [
        {
            "name": "plain.double",
            "summary": "Doubles a number.",
            "params": [
                {"name": "number", "summary": "The number.", "required": True, "schema": {"type": "integer"}},
            ],
            "result": {"name": "number", "schema": {"type": "integer"}},
            "examples": [{"name": "Two", "params": {"number": 1}}],
        }
    ],
}

for line in sys.stdin:
    message = json.loads(line)
    if "id" not in message:
        continue
    name = message["method"]
    result = {"provider.describe": lambda: DESCRIPTION, "provider.ping": lambda: "pong"}.get(
        name, lambda: message["params"]["number"] * 2
    )()
    print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}), flush=True)
