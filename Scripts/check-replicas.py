#!/usr/bin/env python3
"""Puts HAProxy in front of three replicas, freezes one and kills one under load, and prints what clients notice.

Usage: check-replicas.py HEADWORD LEXICON

A client repeats unanswered requests on a new connection. No request may be lost, and no client may wait for longer
than 1.2 seconds. At the end, HAProxy must report the killed replica, and no other, as down.
"""

import itertools
import json
import pathlib
import re
import signal
import socket
import sys
import tempfile
import threading
import time
import urllib.request

import replicas

CLIENTS = 16
LONGEST_GAP = 1.2
PATIENCE = 10


def main():
    headword, lexicon = sys.argv[1:]
    with tempfile.TemporaryDirectory() as directory:
        started = []
        try:
            measure(started, headword, pathlib.Path(lexicon).resolve(), pathlib.Path(directory))
        finally:
            for process in started:
                process.kill()
                process.wait()


def measure(started, headword, lexicon, directory):
    front, places = replicas.places(3)
    settings = f'lexicon = "{lexicon}"\n[log]\nlevel = "error"'
    processes = [replicas.replica(headword, directory, place, settings) for place in places]
    started += processes
    for place in places:
        wait_for(place["rpc"])
    started.append(replicas.balancer(directory, front, places))
    wait_for(front["rpc"])
    stop = threading.Event()
    clients = [Client(front["rpc"], stop) for _ in range(CLIENTS)]
    for client in clients:
        client.start()
    time.sleep(3)
    processes[0].send_signal(signal.SIGSTOP)
    time.sleep(3)
    processes[1].send_signal(signal.SIGKILL)
    time.sleep(3)
    processes[0].send_signal(signal.SIGCONT)
    time.sleep(3)
    stop.set()
    for client in clients:
        client.join()
    report(clients, passed_over(front["metrics"]), places[1]["rpc"])


def report(clients, passed_over, killed):
    answers, lost = sum(client.answers for client in clients), sum(client.lost for client in clients)
    gap = max(client.gap for client in clients)
    print(f"{answers} answers, {lost} requests lost, longest gap {gap:.2f} s, passed over: {', '.join(passed_over)}")
    if lost or gap > LONGEST_GAP or passed_over != [f"headword-{killed}"]:
        sys.exit(1)


def passed_over(port):
    """The replicas that the alert HeadwordNotReady would name."""
    text = urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics").read().decode()
    return re.findall(r'^haproxy_server_status{proxy="replicas",server="(.*)",state="UP"} 0$', text, re.MULTILINE)


class Client(threading.Thread):
    """Makes one call after the other."""

    def __init__(self, port, stop):
        super().__init__()
        self.port, self.stop = port, stop
        self.connection = None
        self.answers, self.lost, self.gap = 0, 0, 0

    def run(self):
        for number in itertools.count():
            if self.stop.is_set():
                return
            start = time.monotonic()
            if self.is_answered(number, start + PATIENCE):
                self.answers += 1
            else:
                self.lost += 1
            self.gap = max(self.gap, time.monotonic() - start)

    def is_answered(self, number, end):
        while time.monotonic() < end:
            try:
                return self.asks(number)
            except OSError:
                self.connection = None
                time.sleep(0.01)
        return False

    def asks(self, number):
        if self.connection is None:
            self.connection = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
            self.lines = self.connection.makefile("r")
        call = {"jsonrpc": "2.0", "id": number, "method": "dictionary.entries", "params": {"word": "fortnight"}}
        self.connection.sendall(json.dumps(call).encode() + b"\n")
        line = self.lines.readline()
        if not line:
            raise ConnectionError("closed")
        reply = json.loads(line)
        return reply["id"] == number and "result" in reply


def wait_for(port):
    """Waits until something answers."""
    client = Client(port, threading.Event())
    if not client.is_answered(0, time.monotonic() + PATIENCE):
        sys.exit("There is no answer.")


if __name__ == "__main__":
    main()
