#!/usr/bin/env python3
"""A provider for Headword in Python that finds palindromes and needs only the standard library.

Copy it to ~/.local/share/headword/providers, or try it here:

    headword call --provider Examples/providers/palindromes.py palindromes.check '{"text": "Never odd or even"}'

Documentation/provider-protocol.md describes the protocol.
"""

import json
import sys
import traceback
import unicodedata


def letters(text):
    """The letters and digits of a text, without case and accents."""
    folded = unicodedata.normalize("NFKD", text.casefold())
    return [character for character in folded if character.isalnum()]


def check(text):
    only = letters(text)
    return {"isPalindrome": len(only) > 0 and only == only[::-1], "letters": len(only)}


def longest(text):
    """The longest palindrome among the parts of a text, by its letters."""
    only = letters(text)
    best = (0, 0)
    for middle in range(len(only)):
        for start, end in ((middle, middle), (middle, middle + 1)):
            while start >= 0 and end < len(only) and only[start] == only[end]:
                start, end = start - 1, end + 1
            best = max(best, (end - start - 1, -start - 1))
    length, start = best[0], -best[1]
    if length < 3:
        raise LookupError("There is no palindrome of three letters or more in this text.")
    return {"palindrome": "".join(only[start:start + length]), "letters": length}


TEXT = {
    "name": "text",
    "summary": "The text; only its letters and digits count.",
    "required": True,
    "schema": {"type": "string", "minLength": 1, "maxLength": 500},
}
METHODS = {"palindromes.check": check, "palindromes.longest": longest}
DESCRIPTION = {
    "protocol": 1,
    "name": "Palindromes",
    "version": "1.0.0",
    "namespace": "palindromes",
    "methods": [
        {
            "name": "palindromes.check",
            "summary": "Says whether a text reads the same backwards.",
            "params": [TEXT],
            "result": {
                "name": "check",
                "schema": {
                    "type": "object",
                    "properties": {"isPalindrome": {"type": "boolean"}, "letters": {"type": "integer"}},
                    "required": ["isPalindrome", "letters"],
                },
            },
            "examples": [{"name": "A sentence", "params": {"text": "Never odd or even"}}],
        },
        {
            "name": "palindromes.longest",
            "summary": "Finds the longest palindrome in a text.",
            "params": [TEXT],
            "result": {
                "name": "palindrome",
                "schema": {
                    "type": "object",
                    "properties": {"palindrome": {"type": "string"}, "letters": {"type": "integer"}},
                    "required": ["palindrome", "letters"],
                },
            },
            "errors": [{"code": 404, "message": "The text holds no palindrome."}],
            "examples": [{"name": "In a word", "params": {"text": "bananas"}}],
        },
    ],
}


def answer(method, params):
    """The members of a reply other than the identifier."""
    if method == "provider.describe":
        return {"result": DESCRIPTION}
    if method == "provider.ping":
        return {"result": "pong"}
    try:
        # Headword has already checked the parameters.
        return {"result": METHODS[method](**params)}
    except LookupError as error:
        return {"error": {"code": 404, "message": str(error)}}
    except Exception as error:  # The caller gets an error, the log gets the traceback, and the program continues.
        traceback.print_exc()
        return {"error": {"code": 500, "message": f"The provider failed: {type(error).__name__}."}}


for line in sys.stdin:
    try:
        message = json.loads(line)
    except ValueError:
        continue  # This is not a call; the next line may be one.
    if "id" in message:
        reply = {"jsonrpc": "2.0", "id": message["id"], **answer(message["method"], message["params"])}
        print(json.dumps(reply), flush=True)
