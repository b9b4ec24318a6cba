"""Random edits: what the server reports afterwards is what it reports of the text that a model in Python has."""

import os
import random
import re

import pytest
from conftest import width
from lsprotocol import types
from test_lsp import PULLED, capabilities

EDITS = int(os.environ.get("HEADWORD_EDITS", "400"))
PIECES = [
    "teh", "recieve", "word", " ", " ", "\n", "\r\n", "\r", "e\u0301", "😀", "𝔘", "ü", "`", "```\n", "# ", "- ", "|", "“", "’s", "\t",
    "<b>", "<!--", "-->", "\u200b", "日本", "http://a.example/teh ", "\n\n", "    ", "the the ", "camelCase",
]


def starts(text):
    """Where the lines of a text begin."""
    return [0] + [match.end() for match in re.finditer("\r\n|\r|\n", text)]


def index(text, line, character, encoding):
    """The place in a text of a position, which may be outside of it or within a character."""
    begins = starts(text)
    if line >= len(begins):
        return len(text)
    rest = text[begins[line] :]
    content = re.split("[\r\n]", rest, maxsplit=1)[0]
    count = 0
    while count < len(content) and width(content[: count + 1], encoding) <= character:
        count += 1
    return begins[line] + count


def random_position(text, rng, encoding):
    begins = starts(text)
    line = rng.randrange(len(begins) + 1)
    if rng.random() < 0.05:
        line += rng.choice([1, 1000, 2**31 - 1 - len(begins) - 1])
    end = begins[line + 1] if line + 1 < len(begins) else len(text)
    length = width(text[begins[line] : end], encoding) if line < len(begins) else 5
    return types.Position(min(line, 2**31 - 1), rng.choice([0, length, length + 3, 2**31 - 1, *[rng.randint(0, length)] * 8]))


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-32"])
@pytest.mark.parametrize("name", ["a.md", "a.txt", "a.py", "a.tex", "a.html"])
async def test_edits_leave_the_text_of_a_model(edit, encoding, name):
    rng = random.Random(f"{encoding} {name}")
    editor = await edit(capabilities(PULLED, encodings=[encoding]))
    kinds = {"md": "markdown", "txt": "plaintext", "py": "python", "tex": "latex", "html": "html"}
    language = kinds[name.partition(".")[2]]
    document = editor.open("They recieved teh letter.\n", name=name, language=language)
    for number in range(EDITS):
        changes = []
        for _ in range(rng.choice([1, 1, 1, 2, 5])):
            new = "".join(rng.choices(PIECES, k=rng.choice([0, 1, 1, 3, 10])))
            if rng.random() < 0.01:
                changes.append(types.TextDocumentContentChangeWholeDocument(text=new))
                document.text = new
                continue
            places = [random_position(document.text, rng, encoding) for _ in range(2)]
            first, last = sorted(places, key=lambda place: (place.line, place.character))
            start, end = (index(document.text, place.line, place.character, encoding) for place in (first, last))
            if len(document.text) > 2000:
                new = ""
            changes.append(types.TextDocumentContentChangePartial(types.Range(first, last), new))
            document.text = document.text[:start] + new + document.text[max(start, end) :]
        document.changed(changes)
        if number % 10 == 0 or number + 1 == EDITS:
            again = editor.open(document.text, name=f"again-{name}", language=language)
            edited = [(one.range, one.message) for one in (await document.pulled()).items]
            opened = [(one.range, one.message) for one in (await again.pulled()).items]
            assert edited == opened, f"after {number + 1} edits: {document.text!r}"
            again.close()
