#!/usr/bin/env python3
"""Rolls a lexicon out to three replicas behind HAProxy while one is killed every few seconds, and prints what clients
notice.

Usage: check-rollout.py HEADWORD OLD NEW WORD [--rate RATE] [--find-peak] [--quiet SECONDS]
                        [--seconds SECONDS] [--every SECONDS] [--notice SECONDS] [--slower FACTOR]

  HEADWORD   the command
  OLD, NEW   two lexicons
  WORD       a word that only NEW has
  --rate     calls a second over HTTP; a tenth as many are made over TCP (100)
  --find-peak
             find the highest rate over HTTP at which 99 % of the calls take at most 20 ms, beginning with RATE, and use
             half of it
  --quiet    how long the replicas are left alone first (10)
  --seconds  how long they are killed, and meanwhile the new lexicon is rolled out (30)
  --every    how often one is killed (10)
  --notice   how long before its time the release is published, in which all replicas must fetch it (4)
  --slower   how many times longer 99 % of the calls may take meanwhile; no limit if it is absent

Over HTTP, no call may fail. Over TCP, each call must be answered or counted as unanswered, and clients that repeat their
unanswered calls must lose none. Each answer must come from the one lexicon that it names. The new lexicon is rolled out
for a time, at which all replicas that live must begin to answer from it.
"""

import argparse
import datetime
import http.client
import json
import pathlib
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

import replicas

PATIENCE = 120
PROBES = 2
# How long after its time all replicas must have taken the release.
GRACE = 2


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("headword")
    parser.add_argument("old", type=pathlib.Path)
    parser.add_argument("new", type=pathlib.Path)
    parser.add_argument("word")
    parser.add_argument("--rate", type=int, default=100)
    parser.add_argument("--find-peak", action="store_true")
    parser.add_argument("--quiet", type=int, default=10)
    parser.add_argument("--seconds", type=int, default=30)
    parser.add_argument("--every", type=float, default=10)
    parser.add_argument("--notice", type=int, default=4)
    parser.add_argument("--slower", type=float)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as directory:
        check = Check(options, pathlib.Path(directory))
        try:
            faults = check.run()
        finally:
            check.end()
    for fault in faults:
        print(f"FAULT {fault}")
    sys.exit(1 if faults else 0)


class Check:
    """The replicas, HAProxy and what is asked of them."""

    def __init__(self, options, directory):
        self.options, self.directory = options, directory
        self.store = directory / "store"
        self.front, self.places = replicas.places(3)
        self.processes, self.balancer = [], None
        self.digests = [self.digest(each) for each in (options.old, options.new)]
        self.stop = threading.Event()
        self.faults = []

    def run(self):
        self.release(self.options.old)
        self.processes = [self.start(place) for place in self.places]
        for place in self.places:
            self.wait_for(place)
        self.balancer = replicas.balancer(self.directory, self.front, self.places)
        self.wait_for(self.front)
        if self.options.find_peak:
            self.options.rate = self.peak() // 2
        quiet = self.loads(self.options.quiet)
        probes = [kind(self) for kind in (WebProbe, LineProbe) for _ in range(PROBES)]
        for probe in probes:
            probe.start()
        killer, roller = threading.Thread(target=self.kill), threading.Thread(target=self.roll_out)
        killer.start()
        roller.start()
        killed = self.loads(self.options.seconds)
        self.stop.set()
        for thread in [killer, roller, *probes]:
            thread.join()
        self.judge(quiet, killed, probes)
        return self.faults

    def end(self):
        self.stop.set()
        for process in [*self.processes, self.balancer]:
            if process:
                process.kill()
                process.wait()

    # What happens

    def start(self, place):
        kept = self.directory / f"kept-{place['rpc']}"
        settings = f'[rollout]\nfrom = "{self.store}"\nseconds = 1\ndirectory = "{kept}"\n[log]\nlevel = "warning"'
        return replicas.replica(self.options.headword, self.directory, place, settings)

    def kill(self):
        kills = 0
        while not self.stop.wait(self.options.every):
            at = kills % len(self.places)
            self.processes[at].send_signal(signal.SIGKILL)
            self.processes[at].wait()
            self.processes[at] = self.start(self.places[at])
            kills += 1
        print(f"{kills} times, a replica was killed and started again")

    def roll_out(self):
        """In the middle, for a time between two kills."""
        if self.stop.wait(self.options.seconds / 2 - self.options.notice):
            return
        due = int(time.time()) + self.options.notice
        self.release(self.options.new, "--at", datetime.datetime.fromtimestamp(due, datetime.UTC).strftime("%FT%TZ"))
        time.sleep(max(0, due - 0.5 - time.time()))
        before = self.told()
        time.sleep(max(0, due + GRACE - time.time()))
        after = self.told()
        print(f"from {[each[:12] for each in before]} to {[each[:12] for each in after]}")
        if set(before) - {self.digests[0], ""} or set(after) - {self.digests[1], ""} or not any(after):
            self.faults.append("the replicas did not take the release at its time")

    def told(self):
        """The lexicon that each replica says it answers from; empty for one that does not answer."""
        return [self.lexicon_of(place) for place in self.places]

    def lexicon_of(self, place):
        try:
            connection = http.client.HTTPConnection("127.0.0.1", place["metrics"], timeout=2)
            connection.request("GET", "/readyz")
            return connection.getresponse().read().decode().split("\nlexicon ")[1].split("\n")[0]
        except (OSError, http.client.HTTPException, IndexError):
            return ""

    def release(self, lexicon, *more):
        self.call("lexicon", "release", "--to", self.store, "--lexicon", lexicon, *more)

    def digest(self, lexicon):
        return json.loads(self.call("lexicon", "info", "--json", "--lexicon", lexicon))["digest"]

    def call(self, *arguments):
        return subprocess.run([self.options.headword, *arguments], check=True, capture_output=True, text=True).stdout

    def wait_for(self, place):
        probe, end = LineProbe(self, place["rpc"]), time.monotonic() + PATIENCE
        while not probe.is_answered(end):
            if time.monotonic() > end:
                sys.exit("There is no answer.")

    # Loads

    def peak(self):
        address = f"http://127.0.0.1:{self.front['web']}"
        search = ("--find-peak", "--rate", str(self.options.rate), "--duration", "5", "--warm-up", "1")
        peak = int(json.loads(self.call("load", address, *search, "--connections", "64", "--json"))["peak"])
        print(f"peak: {peak} calls a second", flush=True)
        return peak

    def loads(self, seconds):
        """The reports of a load over HTTP and of one over TCP at the same time."""
        addresses = f"http://127.0.0.1:{self.front['web']}", f"127.0.0.1:{self.front['rpc']}"
        running = [
            subprocess.Popen(
                [self.options.headword, "load", address, "--rate", str(rate), "--duration", str(seconds), "--json"]
                + ["--warm-up", "1", "--connections", "64"],
                stdout=subprocess.PIPE,
                text=True,
            )
            for address, rate in zip(addresses, (self.options.rate, max(1, self.options.rate // 10)))
        ]
        return [json.loads(each.communicate()[0]) for each in running]

    # Judgement

    def judge(self, quiet, killed, probes):
        for name, reports in ("quiet", quiet), ("killed", killed):
            for kind, report in zip(("HTTP", "TCP"), reports):
                print(f"{name} {kind}: {summary(report)}")
                self.judge_load(f"{name} {kind}", report)
        for report in killed[:1] + quiet:
            if report["unanswered"] or report["unsent"]:
                self.faults.append(f"{report['unanswered']} unanswered, {report['unsent']} unsent")
        for kind in WebProbe, LineProbe:
            of_kind = [probe for probe in probes if isinstance(probe, kind)]
            answers = [sum(probe.answers[at] for probe in of_kind) for at in (0, 1)]
            repeated = sum(probe.repeated for probe in of_kind)
            print(f"{kind.__name__}: {answers[0]} answers of the old lexicon, {answers[1]} of the new, {repeated} repeated")
            if 0 in answers:
                self.faults.append(f"{kind.__name__} did not see both lexicons")
        before, after = (reports[0]["latencyMilliseconds"]["p99"] for reports in (quiet, killed))
        print(f"p99 over HTTP: {before} ms undisturbed, {after} ms meanwhile")
        if self.options.slower and (after is None or after > self.options.slower * before):
            self.faults.append(f"p99 is more than {self.options.slower} times as long")

    def judge_load(self, name, report):
        ended = sum(report["unanswered"].values()) + report["unsent"] + report["answers"] + sum(report["errors"].values())
        if report["calls"] != ended:
            self.faults.append(f"{name}: {report['calls']} calls, but {ended} are accounted for")
        # The lexicons may lack words that are asked for.
        failed = {reason: count for reason, count in report["errors"].items() if reason != "notFound"}
        if failed:
            self.faults.append(f"{name}: errors {failed}")


def summary(report):
    kept = ("calls", "answers", "errors", "unanswered", "unsent", "lostConnections", "latencyMilliseconds")
    return ", ".join(f"{name} {report[name]}" for name in kept)


class Probe(threading.Thread):
    """Asks for the word that only the new lexicon has, and repeats what is not answered."""

    def __init__(self, check, port):
        super().__init__()
        self.check, self.port = check, port
        self.connection = None
        self.answers, self.repeated = [0, 0], 0

    def run(self):
        while not self.check.stop.wait(random.uniform(0.01, 0.05)):
            end = time.monotonic() + PATIENCE
            while not self.is_answered(end):
                if time.monotonic() > end:
                    return self.check.faults.append(f"{type(self).__name__}: no answer within {PATIENCE} s")

    def is_answered(self, end):
        try:
            named, has_word = self.ask()
        except (OSError, http.client.HTTPException) as error:
            self.lose(error)
            return False
        at = [digest.startswith(named) for digest in self.check.digests].index(True)
        self.answers[at] += 1
        if has_word != (at == 1):
            self.check.faults.append(f"{type(self).__name__}: {named} {'has' if has_word else 'lacks'} the word")
        return True


class WebProbe(Probe):
    """Over HTTP, where no call may fail."""

    def __init__(self, check):
        super().__init__(check, check.front["web"])

    def lose(self, error):
        self.connection = None
        self.repeated += 1
        self.check.faults.append(f"HTTP: {error!r}")

    def ask(self):
        self.connection = self.connection or http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        self.connection.request("GET", f"/v1/dictionary.entries?word={self.check.options.word}")
        response = self.connection.getresponse()
        response.read()
        if response.status not in (200, 404):
            raise OSError(f"status {response.status}")
        return response.headers["Headword-Lexicon"], response.status == 200


class LineProbe(Probe):
    """Over TCP, where a client connects again and repeats its call."""

    def __init__(self, check, port=None):
        super().__init__(check, port or check.front["rpc"])

    def lose(self, error):
        self.connection = None
        self.repeated += 1
        time.sleep(0.02)

    def ask(self):
        if self.connection is None:
            self.connection = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
            self.lines = self.connection.makefile("r")
        word = {"method": "dictionary.entries", "params": {"word": self.check.options.word}}
        batch = [{"jsonrpc": "2.0", "id": at, **call} for at, call in enumerate([{"method": "server.info"}, word])]
        self.connection.sendall(json.dumps(batch).encode() + b"\n")
        line = self.lines.readline()
        # A server that stops says so first.
        if not line or line.startswith("{"):
            raise ConnectionError("closed")
        info, entries = json.loads(line)
        return info["result"]["lexicon"]["digest"], "result" in entries


if __name__ == "__main__":
    main()
