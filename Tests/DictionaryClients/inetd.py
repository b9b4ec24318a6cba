#!/usr/bin/env python3
"""Starts the program as inetd does, with a socket as standard input and output, and with pipes.

Usage: inetd.py HEADWORD LEXICON
"""
import socket
import subprocess
import sys

HEADWORD, LEXICON = sys.argv[1:]
COMMAND = [HEADWORD, "serve", "--stdio", "--protocol", "dict", "--lexicon", LEXICON]


def start(**streams):
    return subprocess.Popen(COMMAND, stderr=subprocess.PIPE, **streams)


def finish(process):
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 0, f"ended with {process.returncode}: {errors.decode()}"


def check(lines, wanted):
    codes = [line[:3] for line in lines if line[:3] in ("220", "150", "151", "221", "250", "552", "500", "501")]
    assert codes == wanted, f"{codes}, not {wanted}"


def through_socket(packets, wanted, hangs_up=False):
    """A client of inetd, which sends packets one after the other."""
    ours, theirs = socket.socketpair()
    ours.settimeout(60)
    process = start(stdin=theirs, stdout=theirs)
    theirs.close()
    stream = ours.makefile("rb")
    # The server speaks first.
    lines = [stream.readline().decode()]
    for packet in packets:
        ours.sendall(packet)
    if hangs_up:
        ours.shutdown(socket.SHUT_WR)
    lines += stream.read().decode().split("\r\n")
    check(lines, wanted)
    finish(process)


def through_pipes(text, wanted):
    process = start(stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    output, errors = process.communicate(text, timeout=60)
    assert process.returncode == 0, f"ended with {process.returncode}: {errors.decode()}"
    check(output.decode().split("\r\n"), wanted)


whole = ["220", "250", "150", "151", "250", "552", "221"]
session = b"CLIENT test\r\nDEFINE wordnet mice\r\nDEFINE * zyzzyvaish\r\nQUIT\r\n"
through_socket([session], whole)
through_socket([session[place:place + 1] for place in range(len(session))], whole)
through_socket([b"DEFINE wordnet mice"], ["220", "150", "151", "250"], hangs_up=True)
through_socket([], ["220"], hangs_up=True)
through_pipes(session, whole)
through_pipes(session.replace(b"\r\n", b"\n"), whole)
# Nothing is run that comes after QUIT.
through_pipes(session + b"DEFINE * mouse\r\nnonsense\r\n", whole)
through_pipes(b"\0\r\nnonsense\r\nQUIT\r\n", ["220", "501", "500", "221"])
print("inetd and pipes: passed")
