#!/usr/bin/env python3
"""Writes the manual pages from the program's own descriptions of its commands and settings.

Usage: write-manual.py HEADWORD DIRECTORY

Writes headword.1, headword-serve.8 and headword.toml.5. The rest of their text is in deploy/man.
SOURCE_DATE_EPOCH gives their date.
"""

import datetime
import json
import os
import pathlib
import re
import subprocess
import sys
import textwrap

PROSE = pathlib.Path(__file__).resolve().parent.parent / "deploy/man"


def main():
    headword, directory = sys.argv[1], pathlib.Path(sys.argv[2])
    directory.mkdir(parents=True, exist_ok=True)
    command = json.loads(output(headword, "--experimental-dump-help"))["command"]
    reference = output(headword, "config", "reference")
    (directory / "headword.1").write_text(page("headword", 1, command_sections(command)))
    (directory / "headword-serve.8").write_text(page("headword-serve", 8, serve_sections(command)))
    (directory / "headword.toml.5").write_text(page("headword.toml", 5, settings_sections(reference)))


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def page(name, section, body):
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    day = datetime.datetime.fromtimestamp(int(epoch), datetime.timezone.utc) if epoch else datetime.datetime.now()
    prose = (PROSE / f"{name}.{section}").read_text()
    lines = [f".Dd {day:%B} {day.day}, {day.year}", f".Dt {name.upper()} {section}", ".Os", *body]
    return "\n".join(lines) + "\n" + prose


def name(title, summary):
    return [".Sh NAME", f".Nm {title}", f".Nd {plain(summary).rstrip('.')}"]


# Text


def plain(text):
    """Text with all markup characters escaped."""
    return re.sub(r"^([.'])", r"\\&\1", text.replace("\\", "\\e"), flags=re.MULTILINE)


def prose(text):
    """A paragraph in which each sentence begins a new line."""
    sentences = re.split(r"(?<=[.:;?!]) +(?=[A-Z'])", " ".join(text.split()))
    return [plain(line) for sentence in sentences for line in textwrap.wrap(sentence, 78, break_on_hyphens=False)]


def literal(lines):
    return [".Bd -literal -offset indent", *(plain(line).replace("-", "\\-") for line in lines), ".Ed"]


def indented(lines):
    """The discussion of a command: paragraphs, and blocks of examples."""
    for block in "\n".join(lines).split("\n\n"):
        if not block.strip():
            continue
        heading, *rest = block.splitlines()
        if heading.isupper():
            yield from [".Pp", f"{heading.capitalize()}:", *literal([line[2:] for line in rest])]
        else:
            yield from [".Pp", *prose(block)]


# Commands


def command_sections(command):
    commands = [each for each in command["subcommands"] if each["commandName"] != "help"]
    yield from name("headword", "answers questions about words for people, editors and programs")
    yield from [".Sh SYNOPSIS", ".Nm", ".Ar command", ".Op Ar argument ...", ".Nm", ".Fl -version"]
    yield from [".Sh DESCRIPTION", *prose(command["abstract"])]
    yield from [".Sh COMMANDS", "Each takes", ".Fl -help ."]
    for each in commands:
        yield from described(each, each["commandName"])


def described(command, path):
    yield from [f".Ss {path}", *prose(command["abstract"])]
    yield from indented(command.get("discussion", "").splitlines())
    yield from options(command)
    for each in command.get("subcommands", []):
        yield from described(each, f"{path} {each['commandName']}")


def serve_sections(command):
    serve = next(each for each in command["subcommands"] if each["commandName"] == "serve")
    yield from name("headword-serve", "answer questions about words over JSON-RPC")
    yield from [".Sh SYNOPSIS", ".Nm headword serve", ".Op Ar option ..."]
    yield from [".Sh DESCRIPTION", *prose(serve["abstract"])]
    yield from indented(serve.get("discussion", "").splitlines())
    yield from options(serve)


def options(command):
    """The arguments and options of a command, except for those that all commands have."""
    shown = [each for each in command.get("arguments", []) if each["shouldDisplay"]]
    shown = [each for each in shown if each["valueName"] not in ("help", "version")]
    if not shown:
        return
    yield ".Bl -tag -width Ds"
    for each in shown:
        yield f".It {label(each)}"
        yield from prose(" ".join(filter(None, [each.get("abstract"), ending(each.get("discussion", ""))])))
    yield ".El"


def ending(text):
    """The discussion of an option, which may be just a list of values."""
    text = f"One of {text}" if text[:1].islower() else text
    return text if not text or text.endswith((".", ":")) else f"{text}."


def label(argument):
    value = f"Ar {argument['valueName']}" + (" ..." if argument["isRepeating"] else "")
    if argument["kind"] == "positional":
        return value
    flags = " , ".join(f"Fl {'-' if each['kind'] == 'long' else ''}{each['name']}" for each in argument["names"])
    return flags if argument["kind"] == "flag" else f"{flags} {value}"


# Settings, from Markdown


def settings_sections(reference):
    reference = reference.replace("marked with *", "that say so")
    reference = re.sub(r"<!--.*?-->\n|^# .*\n", "", reference, flags=re.MULTILINE)
    intro, *tables = re.split(r"^## ", reference, flags=re.MULTILINE)
    yield from name("headword.toml", "settings of Headword")
    yield from [".Sh DESCRIPTION", *list(blocks(intro))[1:]]
    yield ".Sh SETTINGS"
    for table in tables:
        title, _, body = table.partition("\n")
        yield from [f".Ss {heading(unmarked(title))}", *list(blocks(body))[1:]]


def heading(title):
    """`[log]` is the table log, and `[[listener]]` are the tables listener."""
    title = re.sub(r"^\[\[(\w+)\]\]$", r"Tables \1", title)
    return re.sub(r"^\[(\w+)\]$", r"Table \1", title)


def blocks(markdown):
    """Paragraphs, numbered lists, fenced examples and tables."""
    for block in split(markdown):
        if block.startswith("```"):
            yield from literal(block.splitlines()[1:-1])
        elif block.startswith("|"):
            yield from settings(block.splitlines()[2:])
        elif re.match(r"\d+\. ", block):
            yield from enumerated(block)
        else:
            yield from [".Pp", *marked(block)]


def split(markdown):
    """Blocks between blank lines; a fenced one may have blank lines inside, and may begin right after text."""
    fenced = re.split(r"(^```.*?^```$)", markdown, flags=re.DOTALL | re.MULTILINE)
    for part in fenced:
        yield from [part] if part.startswith("```") else filter(None, map(str.strip, part.split("\n\n")))


def enumerated(block):
    yield ".Bl -enum"
    for item in re.split(r"^\d+\. ", block, flags=re.MULTILINE)[1:]:
        yield from [".It", *marked(item)]
    yield ".El"


def settings(rows):
    yield ".Bl -tag -width Ds"
    for row in rows:
        names, takes, default, meaning = (cell.strip() for cell in row.strip("|").split(" | "))
        names = re.findall(r"`([^`]+)`", names)
        note = " Reread at SIGHUP." if " *" in row.split(" | ")[0] else ""
        yield f".It Cm {names[0]}"
        default = "Required." if default == "required" else f"Default: {default}."
        yield from marked(f"{meaning} Takes {takes}. {default}{note}")
        yield from [f"Variable: {plain(each)}." for each in names[1:]]
    yield ".El"


def marked(markdown):
    return prose(unmarked(markdown))


def unmarked(markdown):
    markdown = re.sub(r"\[([^]]+)\]\(([^)]+)\)", r"\1 <\2>", markdown)
    # Whole commands are quoted, single words are not.
    return re.sub(r"`([^`]*)`", lambda span: f"'{span[1]}'" if " " in span[1] else span[1], markdown)


if __name__ == "__main__":
    main()
