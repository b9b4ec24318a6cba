"""Text functions for all writers of clients."""
import textwrap

NOTICE = "Written by Scripts/generate-clients.py from rpc-schema/openrpc.json."
WIDTH = 116


def wrapped(words, separator, indent):
    """Lines of words with a separator after each."""
    lines, line = [], ""
    for word in words:
        piece = word + separator
        if line and len(indent) + len(line) + len(piece) + 1 > WIDTH:
            lines.append(indent + line)
            line = ""
        line += (" " if line else "") + piece
    return lines + ([indent + line] if line else [])


def comment(text, mark, indent=""):
    """Lines of a comment; none if there is no text."""
    return [f"{indent}{mark} {line}" for line in textwrap.wrap(text, WIDTH - len(indent) - len(mark) - 1)]


def ending(lines):
    """A file with these lines."""
    return "\n".join(line.rstrip() for line in lines).rstrip("\n") + "\n"
