#!/usr/bin/env python3
"""Asks the questions of Tests/ModelContext/questions.tsv as a model would, and tells how long the answers are.

Usage: mcp-answers.py [--show] HEADWORD LEXICON

  --show   prints each answer as well

A token is taken for four bytes. A host gives its model the text of an answer, its structure, or both. Fails if the
median of the texts, or that of the structures, exceeds 400 tokens, or if a call is refused.
"""
import argparse
import json
import pathlib
import statistics
import subprocess
import sys

QUESTIONS = pathlib.Path(__file__).resolve().parent.parent / "Tests/ModelContext/questions.tsv"
LIMIT = 400
META = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": {"name": "mcp-answers", "version": "1"},
    "io.modelcontextprotocol/clientCapabilities": {},
}


def tokens(text):
    return -(-len(text.encode()) // 4)


def compact(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def ask(headword, lexicon, calls):
    """The results of calls, each a method with its parameters, in their order."""
    lines = [
        compact({"jsonrpc": "2.0", "id": number, "method": method, "params": {**parameters, "_meta": META}})
        for number, (method, parameters) in enumerate(calls)
    ]
    done = subprocess.run(
        [headword, "mcp", "--lexicon", lexicon], input="\n".join(lines) + "\n", capture_output=True, text=True, check=True
    )
    replies = {reply["id"]: reply for reply in map(json.loads, done.stdout.splitlines())}
    return [replies[number]["result"] for number in range(len(lines))]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--show", action="store_true")
    parser.add_argument("headword")
    parser.add_argument("lexicon")
    options = parser.parse_args()
    rows = [line.split("\t") for line in QUESTIONS.read_text("utf-8").splitlines()]
    calls = [("tools/call", {"name": tool, "arguments": json.loads(arguments)}) for _, tool, arguments in rows]
    listed, *results = ask(options.headword, options.lexicon, [("tools/list", {})] + calls)
    sizes, refused = [], 0
    print("text structure  call")
    for (question, tool, arguments), result in zip(rows, results):
        text = result["content"][0]["text"]
        size = tokens(text), tokens(compact(result.get("structuredContent", {})))
        sizes.append(size)
        refused += result["isError"]
        print(f"{size[0]:4} {size[1]:9}  {tool} {arguments}   {question}")
        if options.show or result["isError"]:
            print("".join(f"                | {line}\n" for line in text.splitlines()), end="")
    medians = [statistics.median(column) for column in zip(*sizes)]
    print(f"{len(rows)} questions; median {medians[0]:g} tokens of text, {medians[1]:g} of structure", end="")
    print(f", {max(a for a, _ in sizes)} and {max(b for _, b in sizes)} at most; ", end="")
    print(f"tools/list: {tokens(compact(listed['tools']))} tokens; {refused} refused")
    sys.exit(max(medians) > LIMIT or refused > 0)


if __name__ == "__main__":
    main()
