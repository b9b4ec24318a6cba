#!/usr/bin/env python3
"""Checks the code blocks of the pages, so that nobody copies something that does not work.

Usage: check-snippets.py HEADWORD [PAGE...]

  HEADWORD  the command
  PAGE      all pages of the repository if none is given

json        is JSON
toml        is a configuration that the command accepts
sh          is a script whose commands and options exist
console     is run, and its output compared, by DocumentationTests
python, typescript, go, c, swift
            on the page about clients: is compiled and run by Examples/clients/check.py
lua, vim, elisp, js
            on the pages about editors and agents: is a file of Examples, as are JSON and TOML there that are for them
swift       in the guide to providers: is part of what 'headword new-provider' creates
-> and <-   are a request and the answer that Examples/providers/palindromes.py gives
"""
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
CLIENTS, GUIDE = "Examples/clients/README.md", "Documentation/providers.md"
FILES = {"Documentation/editors.md": "Examples/editors", "Documentation/agents.md": "Examples/agents"}
RUN_BY_TESTS = ["README.md", "Documentation/asking.md", "Documentation/corpora.md", GUIDE]


class Fault(Exception):
    """A snippet that does not work."""


def expect(is_so, message):
    if not is_so:
        raise Fault(message)


def run(*command, **options):
    """The output of a command, which must succeed."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, **options)
    said = (done.stdout + done.stderr).strip()[-1000:]
    expect(done.returncode == 0, f"'{' '.join(map(str, command))[:200]}' says {said}")
    return done.stdout


def snippets(page):
    """The line, the language and the text of each snippet."""
    text = (ROOT / page).read_text()
    for found in re.finditer(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        yield text.count("\n", 0, found.start()) + 1, found[1], found[2]


class Checker:
    """Checks one snippet: each method below is a language."""

    def __init__(self, headword):
        self.headword = os.path.abspath(headword)
        self.root = json.loads(run(self.headword, "--experimental-dump-help"))["command"]
        makefile = (ROOT / "Makefile").read_text()
        self.targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))

    def json(self, page, text):
        """One value, or a request and its answer."""
        decoder, rest = json.JSONDecoder(), text.strip()
        while rest:
            try:
                _, end = decoder.raw_decode(rest)
            except ValueError as error:
                raise Fault(f"no JSON: {error}") from None
            rest = rest[end:].strip()

    def toml(self, page, text):
        with tempfile.TemporaryDirectory() as directory:
            settings = r"^\s*(?:[\w-]+-file|authorities|certificate|key|client-authority)"
            for name in re.findall(settings + r' *= *"([^"]+)"', text, re.MULTILINE):
                file = pathlib.Path(directory, name)
                file.touch(mode=0o600)
                file.write_text("an example, not a secret\n")
            path = pathlib.Path(directory, "headword.toml")
            path.write_text(text)
            run(self.headword, "config", "check", str(path))

    def console(self, page, text):
        expect(page in RUN_BY_TESTS, "no test runs the commands of this page")

    def sh(self, page, text):
        run("sh", "-n", input=text)
        for line in text.replace("\\\n", " ").splitlines():
            lexer = shlex.shlex(line, posix=True, punctuation_chars=True)
            lexer.whitespace_split, lexer.commenters = True, "#"
            words = list(lexer)
            while words:
                end = next((index for index, word in enumerate(words) if set(word) <= set("|&;()")), len(words))
                self.command(page, words[:end])
                words = words[end + 1:]

    def command(self, page, words):
        """Whether a command exists, if it is one of ours."""
        while words and (words[0] in ("sudo", "exec", "time") or re.match(r"^\w+=", words[0])):
            words = words[1:]
        if not words:
            return
        name = words[0]
        if name == "make":
            missing = [word for word in words[1:] if "=" not in word and word not in self.targets]
            expect(not missing, f"the Makefile has no {missing}")
        elif pathlib.PurePath(name).name == "headword":
            self.headword_command(words[1:])
        elif "/" in name and not name.startswith(("/", ".", "$", "~")):
            expect((ROOT / name).exists(), f"there is no {name}")

    def headword_command(self, words):
        command = self.root
        while words:
            inner = next((each for each in command.get("subcommands", []) if each["commandName"] == words[0]), None)
            if inner is None:
                break
            command, words = inner, words[1:]
        is_whole = "subcommands" not in command or not words or words[0].startswith("-")
        expect(is_whole, f"there is no command {words[:1]}")
        known = {name["name"] for argument in command.get("arguments", []) for name in argument.get("names", [])}
        for word in words:
            option = re.match(r"--?([a-z][\w-]*)", word)
            expect(not option or option[1] in known | {"help", "version", "generate-completion-script"},
                   f"'{command['commandName']}' has no option {word}")

    def swift(self, page, text):
        """The guide shows a changed part of what new-provider creates."""
        expect(page == GUIDE, "nothing compiles this")
        models = ["Plugins/Echo/EchoProvider.swift", "Tests/Plugins/Echo/EchoTests.swift"]
        made = "".join((ROOT / model).read_text() for model in models)
        made = made.replace("Echo", "Whisper").replace("echo", "whisper")
        made = made.replace("repeating: text,", "repeating: text.lowercased(),")
        expect("".join(text.split()) in "".join(made.split()), "it is not part of what new-provider creates")

    def exchange(self, page, text):
        """A request to a provider, and its answer."""
        asked = [line[3:] for line in text.splitlines() if line.startswith("-> ")]
        answered = [json.loads(line[3:]) for line in text.splitlines() if line.startswith("<- ")]
        output = run(str(ROOT / "Examples/providers/palindromes.py"), input="".join(f"{line}\n" for line in asked))
        expect([json.loads(line) for line in output.splitlines()] == answered, f"the provider answers {output}")

    def other(self, page, text):
        """A drawing."""

    def check(self, page, language, text):
        """How the snippet was checked; empty if something else checks it."""
        if page == CLIENTS and language in ("python", "typescript", "go", "c", "swift"):
            return
        if page in FILES and language in ("lua", "vim", "elisp", "js", "json", "toml"):
            # Scripts/editor-tests.sh runs editors with these files.
            is_file = any(path.is_file() and path.read_text() == text for path in (ROOT / FILES[page]).rglob("*"))
            if is_file:
                return
        if not language:
            language = "exchange" if text.startswith("-> ") else "other"
        expect(hasattr(self, language), f"nothing checks {language}")
        getattr(self, language)(page, text)


def main(headword, *pages):
    checker = Checker(headword)
    listed = run("git", "ls-files", "*.md", cwd=ROOT).split() if (ROOT / ".git").exists() else []
    # The documents of fixtures are texts to be checked for their spelling.
    listed = [page for page in listed if not page.startswith("Tests/Fixtures/")]
    pages = pages or listed or [str(path.relative_to(ROOT)) for path in ROOT.glob("[!.]*/**/*.md")]
    count = faults = 0
    for page in pages:
        for line, language, text in snippets(page):
            count += 1
            try:
                checker.check(page, language, text)
            except (Fault, OSError, ValueError, subprocess.SubprocessError) as fault:
                faults += 1
                print(f"FAILED  {page}:{line}: {language}: {fault}", flush=True)
    print(f"{count} snippets of {len(pages)} pages, {faults} of them do not work")
    raise SystemExit(1 if faults else 0)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
