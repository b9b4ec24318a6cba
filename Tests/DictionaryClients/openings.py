#!/usr/bin/env python3
"""Sends what clients send that are not run here, byte for byte, and checks what they rely on.

Usage: openings.py HOST PORT [TOKEN]

  TOKEN  the token that the server requires; then only clients that can show one are tried
"""
import hashlib
import re
import sys

from wire import Connection

HOST, PORT, *TOKEN = sys.argv[1:]


def connect():
    connection = Connection(HOST, PORT)
    greeting = connection.line()
    assert re.fullmatch(r"220 .* <[\w.]+> <[^<> ]+@[^<> ]+>", greeting), greeting
    return connection, greeting


def wait_for(connection, command, wanted, end="\r\n"):
    """Sends a command, and returns its texts after checking its code."""
    connection.send(command + end)
    code, said, texts = connection.reply()
    assert code == wanted, f"{command}: {code} {said}, not {wanted}"
    return texts


def is_listed(texts, name):
    (said, lines), = texts
    assert int(said.split()[0]) == len([line for line in lines if line]), f"{said}: {lines}"
    assert all(re.fullmatch(r'[^\s"]+ "(?:[^"\\]|\\.)*"', line) for line in lines if line), lines
    return any(line.startswith(f"{name} ") for line in lines)


def headwords(texts):
    return [re.match(r'151 "(.*?)" (\S+) ', introduction).groups() for introduction, _ in texts]


def gnome():
    """GNOME Dictionary 40: quotes as in a shell, and the strategy * if none is chosen."""
    connection, _ = connect()
    wait_for(connection, "CLIENT 'GNOME Dictionary (40.0)'", 250)
    assert is_listed(wait_for(connection, "SHOW DB", 110), "wordnet")
    assert is_listed(wait_for(connection, "SHOW STRAT", 111), "prefix")
    assert headwords(wait_for(connection, "DEFINE ! 'don'\\''t'", 150))[0][0] == "don't"
    assert ("mouse", "wordnet") in headwords(wait_for(connection, "DEFINE wordnet 'mice'", 150))
    assert 'mouse"' in "".join(wait_for(connection, "MATCH ! * 'mouze'", 152)[0][1])


def xfce():
    """xfce4-dict 0.8: a new connection for each question, no CLIENT, and words as they are typed."""
    connection, _ = connect()
    connection.send('DEFINE * "mice"\r\n')
    _, _, texts = connection.reply()
    assert ("mouse", "wordnet") in headwords(texts)
    connection.send("QUIT\r\n")
    assert connection.reply()[0] == 221 and connection.is_closed()
    connection, _ = connect()
    wait_for(connection, 'DEFINE wordnet "kick the bucket"', 150)
    connection, _ = connect()
    wait_for(connection, 'DEFINE * "zyzzyvaish"', 552)
    connection, _ = connect()
    wait_for(connection, "SHOW SERVER", 114)
    connection, _ = connect()
    assert is_listed(wait_for(connection, "SHOW DATABASES", 110), "wordnet")


def goldendict():
    """GoldenDict: the databases on one connection, words on another, with MIME headers unless it shows a password."""
    connection, _ = connect()
    assert is_listed(wait_for(connection, "SHOW DB", 110), "wordnet")
    wait_for(connection, "CLIENT GoldenDict", 250)
    connection, _ = connect()
    wait_for(connection, "CLIENT GoldenDict", 250)
    wait_for(connection, "OPTION MIME", 250)
    (said, lines), = wait_for(connection, 'MATCH wordnet prefix "mous"', 152)
    assert lines[0] == "" and int(said.split()[0]) == len(lines) - 1, lines
    assert 'wordnet "mouse"' in lines
    texts = wait_for(connection, 'DEFINE wordnet "mouse"', 150)
    assert headwords(texts) == [("mouse", "wordnet")] and texts[0][1][0] == ""
    wait_for(connection, 'MATCH nosuch prefix "mous"', 550)
    wait_for(connection, 'MATCH wordnet nosuch "mous"', 551)


def eager():
    """dict 1.13 and curl 7.88: everything in one packet, before the greeting is read."""
    for packet, codes in [
        ('client "dict 1.13.0/rf on Linux"\r\ndefine * "mice"\r\nquit\r\n', [250, 150, 221]),
        ('client "dict 1.13.0/rf on Linux"\r\ndefine * "mouze"\r\nmatch * . "mouze"\r\nquit\r\n', [250, 552, 152, 221]),
        ("CLIENT libcurl 7.88.1\r\nDEFINE ! kick\\ the\\ bucket\r\nQUIT\r\n", [250, 150, 221]),
        ("CLIENT libcurl 7.88.1\r\nshow db\r\nQUIT\r\n", [250, 110, 221]),
    ]:
        connection = Connection(HOST, PORT)
        connection.send(packet)
        assert connection.line().startswith("220 ")
        assert [connection.reply()[0] for _ in codes] == codes, packet
        assert connection.is_closed()


def password():
    """GoldenDict with a password: the text after the last blank of the greeting is part of its proof."""
    connection, greeting = connect()
    assert "<auth.mime>" in greeting, greeting
    wait_for(connection, "CLIENT GoldenDict", 250)
    wait_for(connection, 'DEFINE wordnet "mouse"', 530)
    proof = hashlib.md5((greeting.split()[-1] + TOKEN[0]).encode()).hexdigest()
    wait_for(connection, f"AUTH user {proof}", 230)
    wait_for(connection, 'DEFINE wordnet "mouse"', 150)


for client in [password] if TOKEN else [gnome, xfce, goldendict, eager]:
    client()
    print(f"{client.__doc__.split(':')[0]}: passed")
