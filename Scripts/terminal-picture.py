#!/usr/bin/env python3
"""Draws a terminal session with the real output of the command, for the README.

Usage: terminal-picture.py HEADWORD LEXICON PICTURE [--check]

  --check  only checks whether PICTURE is up to date
"""
import html
import pathlib
import subprocess
import sys

COMMANDS = [
    ["define", "fortnight"],
    ["forms", "mice"],
    ["thesaurus", "--category", "noun", "courage"],
]
WIDTH, LINE, CHARACTER, MARGIN = 82, 18, 8.43, 20


def session(headword, lexicon):
    """The lines of the session, each with whether it was typed."""
    for words in COMMANDS:
        yield True, "$ headword " + " ".join(words)
        done = subprocess.run([headword, *words, "--lexicon", lexicon], capture_output=True, text=True, check=True)
        for line in (done.stdout + done.stderr).splitlines():
            yield False, line


def drawing(lines):
    """An SVG picture."""
    height = 2 * MARGIN + LINE * len(lines)
    width = round(2 * MARGIN + CHARACTER * WIDTH)
    rows = []
    for number, (is_typed, line) in enumerate(lines):
        colour = "#7ee787" if is_typed else "#e6edf3"
        y = MARGIN + LINE * number + 13
        rows.append(f'<text x="{MARGIN}" y="{y}" fill="{colour}" xml:space="preserve">{html.escape(line)}</text>')
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">',
        '<title>A terminal session with Headword</title>',
        f'<rect width="{width}" height="{height}" rx="8" fill="#0d1117"/>',
        '<g font-family="ui-monospace, Menlo, Consolas, \'DejaVu Sans Mono\', monospace" font-size="14">',
        *rows,
        "</g>",
        "</svg>",
    ]) + "\n"


def main():
    headword, lexicon, picture = sys.argv[1:4]
    text = drawing(list(session(headword, lexicon)))
    path = pathlib.Path(picture)
    if "--check" not in sys.argv[4:]:
        path.write_text(text)
    elif not path.exists() or path.read_text() != text:
        sys.exit(f"{picture} is out of date; redraw it: Scripts/terminal-picture.py HEADWORD LEXICON {picture}")


if __name__ == "__main__":
    main()
