#!/usr/bin/env python3
"""Puts HAProxy in front of three replicas that share a Redis server, and counts the calls that reach their upstream.

Usage: check-shared-store.py HEADWORD STAND_IN LEXICON

  STAND_IN  the stand-in of the Oxford Dictionaries API

50 clients ask different questions while 1,000 calls are allowed: exactly 1,000 are sent. The same with a store that is
killed and started again meanwhile: never more, and calls go on without it. 1,000 equal questions are one call.
"""
import collections
import concurrent.futures
import http.client
import json
import os
import pathlib
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request

REPLICAS, CLIENTS, LIMIT, PATIENCE = 3, 50, 1000, 60


def main():
    service = Service(*sys.argv[1:])
    for check in [the_limit_holds, the_limit_holds_without_the_store, equal_questions_are_one_call]:
        with tempfile.TemporaryDirectory(prefix="headword-", dir="/tmp") as directory:
            running = Running(service, pathlib.Path(directory))
            try:
                running.start()
                check(running)
            finally:
                running.stop()


def the_limit_holds(running):
    outcomes = running.ask(words(0, LIMIT + 500))
    print(f"{LIMIT + 500:,} questions of {CLIENTS} clients: {running.sent():,} calls of {LIMIT:,} allowed, {shown(outcomes)}")
    expect(running.sent() == LIMIT, "the number of calls is not the limit")


def the_limit_holds_without_the_store(running):
    running.wait_for_shares()
    start = threading.Thread(target=running.restart_store, args=[300])
    start.start()
    first = running.ask(words(0, 700))
    start.join()
    down = running.sent_at_restart - running.sent_at_kill
    running.wait_for_store()
    rest = running.ask(words(700, 3000))
    sent = running.sent()
    print(f"store killed after {running.sent_at_kill:,} calls, {down:,} sent without it, {sent:,} of {LIMIT:,} in all, "
          f"{shown(first + rest)}")
    expect(sent <= LIMIT, "more calls than allowed were sent")
    expect(down > 0, "no calls were sent without the store")
    expect(sent > running.sent_at_restart, "no calls were sent after the store came back")
    expect(not set(first + rest) - {200, 404, 429}, "calls failed for other reasons than the limit")


def equal_questions_are_one_call(running):
    running.delay_replies()
    outcomes = running.ask(["big"] * 1000)
    print(f"1,000 equal questions to all replicas: {running.sent()} call, {shown(outcomes)}")
    expect(running.sent() == 1, "equal questions were more than one call")


def words(first, end):
    return [f"word{number}" for number in range(first, end)]


def shown(outcomes):
    return ", ".join(f"{count:,} times {status}" for status, count in sorted(outcomes.items()))


def expect(is_so, message):
    if not is_so:
        sys.exit(f"FAILED: {message}")


Service = collections.namedtuple("Service", ["headword", "stand_in", "lexicon"])


class Running:
    """The processes of a check."""

    def __init__(self, service, directory):
        self.service, self.directory = service, directory
        self.started, self.requests = [], 0
        self.front, *self.ports = free_ports(1 + REPLICAS)

    def start(self):
        self.store = self.start_store()
        for name, text in [("id", "test-id"), ("key", "test-key")]:
            self.write(name, text, mode=0o600)
        stand_in = subprocess.Popen(
            [self.service.stand_in, "--port", "0", "--key-file", self.directory / "key", "--verbose"],
            stderr=subprocess.PIPE, text=True)
        self.started.append(stand_in)
        self.upstream = int(find(stand_in.stderr, r"127\.0\.0\.1:(\d+)"))
        threading.Thread(target=self.count, args=[stand_in.stderr], daemon=True).start()
        self.started += [self.start_replica(port) for port in self.ports]
        self.started.append(self.start_balancer())
        for port in [*self.ports, self.front]:
            wait_for(lambda: self.get(port, "/healthz") == 200)

    def stop(self):
        for process in [*self.started, self.store]:
            process.kill()
            process.wait()

    def write(self, name, text, mode=0o644):
        path = self.directory / name
        path.write_text(text)
        path.chmod(mode)
        return path

    def start_store(self):
        """The commands of Documentation/machines.md, at a socket."""
        socket_path = self.directory / "store.sock"
        store = subprocess.Popen(
            ["redis-server", "--port", "0", "--unixsocket", socket_path, "--dir", self.directory, "--appendonly", "yes",
             "--maxmemory-policy", "volatile-lru"], stdout=subprocess.DEVNULL)
        wait_for(lambda: can_connect(socket_path))
        return store

    def restart_store(self, calls):
        """Kills the store after some calls, and starts it again when others were sent without it."""
        wait_for(lambda: self.requests >= calls)
        self.store.send_signal(signal.SIGKILL)
        self.store.wait()
        self.sent_at_kill = self.requests
        time.sleep(2)
        self.sent_at_restart = self.requests
        self.store = self.start_store()

    def start_replica(self, port):
        settings = self.write(f"{port}.toml", f"""
            lexicon = "{pathlib.Path(self.service.lexicon).resolve()}"
            [[listener]]
            address = "tcp://127.0.0.1:{port}"
            protocol = "http"
            [store]
            addresses = "unix:{self.directory}/store.sock"
            milliseconds = 5000
            [sources]
            dictionary = "upstream"
            [upstream]
            url = "http://127.0.0.1:{self.upstream}/api/v2"
            app-id-file = "id"
            app-key-file = "key"
            calls-per-month = {LIMIT}
            cache = "store"
            total-milliseconds = 20000
            read-milliseconds = 20000
            [log]
            level = "error"
            """)
        return subprocess.Popen([self.service.headword, "serve", "--config", settings])

    def start_balancer(self):
        servers = "\n".join(f"    server replica-{port} 127.0.0.1:{port} check" for port in self.ports)
        settings = self.write("haproxy.cfg", f"""
defaults
    mode http
    timeout connect 5s
    timeout client 60s
    timeout server 60s
frontend words
    bind 127.0.0.1:{self.front}
    default_backend replicas
backend replicas
    balance roundrobin
    option httpchk
    http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost
{servers}
""")
        with open(self.directory / "haproxy.log", "w") as log:
            return subprocess.Popen(["haproxy", "-f", settings], stdout=log, stderr=log)

    def count(self, lines):
        for line in lines:
            self.requests += line.startswith("GET ")

    def sent(self):
        """The calls that reached the upstream, once no more are on their way."""
        before = -1
        while before != self.requests:
            before = self.requests
            time.sleep(0.2)
        return self.requests

    def get(self, port, path):
        try:
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
            connection.request("GET", path)
            response = connection.getresponse()
            self.body = response.read()
            return response.status
        except OSError:
            return 0
        finally:
            connection.close()

    def info(self, port):
        self.get(port, "/v1/server.info")
        return json.loads(self.body)

    def ask(self, words):
        """How many questions had each status."""
        question = lambda word: self.get(self.front, f"/v1/dictionary.entries?word={word}")
        with concurrent.futures.ThreadPoolExecutor(CLIENTS) as clients:
            return collections.Counter(clients.map(question, words))

    def wait_for_shares(self):
        """Until a quarter of the calls is reserved."""
        time.sleep(3)

    def wait_for_store(self):
        wait_for(lambda: all(self.info(port)["store"]["isUp"] for port in self.ports))
        time.sleep(2)

    def delay_replies(self):
        """Replies come late, so that all replicas are asked before the first."""
        url = f"http://127.0.0.1:{self.upstream}/control/faults"
        urllib.request.urlopen(urllib.request.Request(url, method="POST", data=b"delay=1000")).read()


def can_connect(path):
    with socket.socket(socket.AF_UNIX) as client:
        return client.connect_ex(str(path)) == 0


def free_ports(count):
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    numbers = [each.getsockname()[1] for each in sockets]
    for each in sockets:
        each.close()
    return numbers


def find(lines, pattern):
    for line in lines:
        if found := re.search(pattern, line):
            return found[1]
    sys.exit(f"Nothing matches {pattern}.")


def wait_for(condition):
    end = time.monotonic() + PATIENCE
    while not condition():
        expect(time.monotonic() < end, "the service did not get ready")
        time.sleep(0.02)


if __name__ == "__main__":
    main()
