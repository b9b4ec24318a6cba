#!/usr/bin/env python3
"""Tests the client of each language against a real server and against one that misbehaves.

Usage: check.py HEADWORD LEXICON [LANGUAGE...]

  HEADWORD  the command
  LEXICON   a lexicon that has English words
  LANGUAGE  one of those below; all with a working toolchain if none is given
"""
import json
import os
import pathlib
import queue
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading

import page
from fake_server import FakeServer
from page import Missing

HERE = pathlib.Path(__file__).resolve().parent
PATIENCE = 120


class Failed(Exception):
    pass


def expect(is_so, found):
    if not is_so:
        raise Failed(f"found {json.dumps(found)[:400]}")


# Toolchains


def tool(*command, **options):
    """The output of a tool of a toolchain, if it exists and works."""
    if shutil.which(command[0]) is None:
        raise Missing(f"there is no {command[0]}")
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, **options)
    if done.returncode:
        raise Missing(f"'{' '.join(command)}' does not work: {(done.stderr + done.stdout).strip()[-300:]}")
    return done.stdout


def build(*command, **options):
    """Builds a client with a toolchain that works."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=900, **options)
    if done.returncode:
        raise Failed(f"'{' '.join(map(str, command))}' says {(done.stderr + done.stdout).strip()[-2000:]}")


def python(_):
    if sys.version_info < (3, 11):  # noqa: UP036
        raise Missing("Python is older than 3.11")
    return [sys.executable, "-W", "error", str(HERE / "python/conformance.py")]


def go(directory):
    environment = {**os.environ, "GOTOOLCHAIN": "local", "GOFLAGS": ""}
    if "HOME" not in environment:
        environment["GOCACHE"] = os.path.join(directory, "cache")
    tool("go", "version", env=environment)
    program = os.path.join(directory, "conformance")
    build("go", "build", "-o", program, "./conformance", cwd=HERE / "go", env=environment)
    return [program]


def typescript(directory):
    tool("node", "--version")
    tool("tsc", "--version")
    build("tsc", "-p", str(HERE / "typescript"), "--outDir", directory)
    shutil.copy(HERE / "typescript/package.json", directory)
    return ["node", os.path.join(directory, "conformance.js")]


def c(directory):
    tool("cc", "--version")
    flags = tool("pkg-config", "--cflags", "--libs", "jansson").split()
    program = os.path.join(directory, "conformance")
    sources = sorted(str(source) for source in (HERE / "c").glob("*.c"))
    command = ["cc", "-std=gnu17", "-Wall", "-Wextra", "-Werror", "-O1", "-pthread", "-o", program, *sources]
    build(*command, *flags, "-lm")
    try:
        tls = tool("pkg-config", "--cflags", "--libs", "openssl").split()
    except Missing as why:
        print(f"skipped c over tls: {why}", flush=True)
        CANNOT.add("c")
        return [program]
    build(*command, "-DHEADWORD_TLS", *flags, *tls, "-lm")
    return [program]


def swift(_):
    """The Swift client has its own tests; here, only the programs of the page are checked."""
    tool("swift", "--version")


LANGUAGES = {
    "python": (python, []),
    "python-blocking": (python, ["blocking"]),
    "typescript": (typescript, []),
    "go": (go, []),
    "c": (c, []),
    "swift": (swift, []),
}


# The languages whose clients cannot use TLS on this machine.
CANNOT = set()


def certificates(directory):
    """The files of a certificate authority with a server and a client certificate, and of an untrusted authority."""
    def openssl(*arguments):
        tool("openssl", *arguments, cwd=directory)

    def request(name):
        return ["req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-subj", f"/CN={name}",
                "-keyout", f"{name}.key"]

    for name in ("authority", "stranger"):
        openssl(*request(name), "-x509", "-days", "2", "-out", f"{name}.pem")
    pathlib.Path(directory, "names").write_text("subjectAltName=DNS:localhost,IP:127.0.0.1\n")
    for name in ("server", "client"):
        openssl(*request(name), "-out", f"{name}.csr")
        openssl("x509", "-req", "-in", f"{name}.csr", "-CA", "authority.pem", "-CAkey", "authority.key",
                "-CAcreateserial", "-days", "2", "-extfile", "names", "-out", f"{name}.pem")


# Programs


class Server:
    """A real server, on a port that stays the same when it is restarted."""

    def __init__(self, headword, environment):
        self.headword, self.environment, self.port = headword, environment, 0
        self.socket = os.path.join(environment["TMPDIR"], "headword.sock")

    def arguments(self):
        return ["--listen", f"127.0.0.1:{self.port}", "--socket", self.socket]

    def start(self):
        command = [self.headword, "serve", *self.arguments()]
        self.process = subprocess.Popen(command, env=self.environment, stderr=subprocess.PIPE, text=True)
        for line in self.process.stderr:
            if found := re.search(r"127\.0\.0\.1:(\d+)", line):
                self.port = int(found[1])
                break
        else:
            raise Failed("the server does not start")
        threading.Thread(target=self.process.stderr.read, daemon=True).start()
        return self

    def kill(self):
        self.process.kill()
        self.process.wait()


class SecureServer(Server):
    """A real server with TLS that may require client certificates."""

    def __init__(self, headword, environment, authority='client-authority = "authority.pem"\n'):
        super().__init__(headword, environment)
        self.authority = authority

    def arguments(self):
        configuration = pathlib.Path(self.environment["TMPDIR"], "headword.toml")
        configuration.write_text(
            f'[[listener]]\naddress = "tcp://127.0.0.1:{self.port}"\n'
            'certificate = "server.pem"\nkey = "server.key"\n' + self.authority
        )
        return ["--config", str(configuration)]


class Client:
    """The test program of a language, which executes commands."""

    def __init__(self, command, address, extra, environment):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            [*command, address, *extra], stdin=pipe, stdout=pipe, text=True, env=environment, start_new_session=True
        )
        self.answers = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self.process.stdout:
            self.answers.put(line)
        self.answers.put(None)

    def say(self, do, **command):
        self.process.stdin.write(json.dumps({"do": do, **command}) + "\n")
        self.process.stdin.flush()

    def hear(self):
        try:
            line = self.answers.get(timeout=PATIENCE)
        except queue.Empty:
            self.kill()
            raise Failed("the client printed nothing") from None
        if line is None:
            raise Failed("the client exited")
        return json.loads(line)

    def ask(self, do, **command):
        self.say(do, **command)
        return self.hear()

    def call(self, method, milliseconds=60000, **parameters):
        return self.ask("call", method=method, params=parameters, milliseconds=milliseconds)

    def end(self):
        """Closes the input of the program, which must then exit."""
        self.process.stdin.close()
        answer = self.hear()
        expect(answer == {"result": "closed"} and self.process.wait(PATIENCE) == 0, answer)

    def kill_children(self):
        """Kills the server that the program started."""
        for task in pathlib.Path(f"/proc/{self.process.pid}/task").iterdir():
            try:
                for child in (task / "children").read_text().split():
                    os.kill(int(child), signal.SIGKILL)
            except FileNotFoundError:
                pass  # The thread has ended in the meantime.

    def kill(self):
        """Ends the program and its child processes."""
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()


# Tests with a real server


ARGUMENTS = {
    "date": "2026-10-05",
    "definition": "a young dog", "endpoint": "entries", "offset": 0, "q": "dog", "target": "de", "text": "dog", "word": "dog", "wordform": "dog",
}


def answers_of_every_namespace(client, server):
    """Every method that needs only the parameters above answers, or has no data about the word."""
    document = client.call("rpc.discover")["result"]
    answered = {}
    for method in document["methods"]:
        # The errors that clients themselves report for a cancelled call.
        if method["name"].startswith("$/"):
            continue
        required = [each["name"] for each in method["params"] if each.get("required")]
        namespace = method["name"].split(".")[0]
        answered.setdefault(namespace, 0)
        if set(required) <= ARGUMENTS.keys():
            answer = client.call(method["name"], **{name: ARGUMENTS[name] for name in required})
            expect("result" in answer or answer["error"]["kind"] == "rpc", answer)
            answered[namespace] += "result" in answer or answer["error"]["status"] == 404
    expect(all(answered.values()) and len(answered) >= 10, answered)


def typed_answer(client, server):
    answer = client.ask("define", word="dog")
    expect(answer.get("result", {}).get("category") == "noun" and "bark" in answer["result"]["definition"], answer)


def suggestions(client, server):
    error = client.call("dictionary.entries", word="dgo").get("error", {})
    found = [error.get(name) for name in ("kind", "status", "reason", "parameter")]
    expect(found == ["rpc", 404, "notFound", "word"], error)
    expect("dog" in error["suggestions"] and "dgo" in error["message"], error)


def wrong_parameter(client, server):
    error = client.call("dictionary.entries", wrod="dog").get("error", {})
    found = [error.get(name) for name in ("status", "reason", "parameter")]
    expect(found == [400, "unknownParameter", "wrod"], error)
    expect(error["suggestions"] == ["word"], error)


def thousand_calls(client, server):
    answer = client.ask("many", count=1000)
    expect(answer == {"result": 1000}, answer)


def deadline(client, server):
    server.process.send_signal(signal.SIGSTOP)
    os.waitid(os.P_PID, server.process.pid, os.WSTOPPED)
    try:
        error = client.call("server.ping", milliseconds=300).get("error", {})
    finally:
        server.process.send_signal(signal.SIGCONT)
    expect(error.get("kind") == "deadline", error)
    expect(client.call("server.ping") == {"result": "pong"}, "no answer afterwards")


def killed_server(client, server):
    expect(client.call("server.ping") == {"result": "pong"}, "no answer before")
    server.kill()
    client.say("call", method="server.ping")
    server.start()
    answer = client.hear()
    expect(answer == {"result": "pong"}, answer)


def killed_child(client, server):
    client.kill_children()
    answer = client.call("server.ping")
    expect(answer == {"result": "pong"}, answer)


def refused(client, server):
    """If the server or the client is not trusted, the client reports that rather than a timeout."""
    error = client.call("server.ping").get("error", {})
    expect(error.get("kind") in ("connection", "other"), error)


SOCKET = [typed_answer, suggestions, wrong_parameter, thousand_calls, deadline, killed_server]
STDIO = [typed_answer, suggestions, wrong_parameter, thousand_calls, killed_child]


# Tests with a server that misbehaves


def out_of_order(client, fake):
    answer = client.ask("many", count=200)
    expect(answer == {"result": 200}, answer)


def unknown_labels(client, fake):
    answer = client.ask("define", word="new")
    expect(answer == {"result": {"category": "novel_category", "definition": "new"}}, answer)


def asked_again_later(client, fake):
    answer = client.call("fake.busy")
    expect(answer == {"result": 2}, answer)
    expect(fake.asked_at[1] - fake.asked_at[0] >= 0.99, fake.asked_at)


def not_asked_again(client, fake):
    error = client.call("fake.paused").get("error", {})
    expect((error.get("kind"), error.get("status"), error.get("retryAfter")) == ("rpc", 503, 7), error)
    expect(fake.calls["fake.paused"] == 1, fake.calls)


def not_asked_too_late(client, fake):
    error = client.call("fake.later", milliseconds=30000).get("error", {})
    expect((error.get("status"), error.get("retryAfter")) == (503, 3600), error)


def cancelled_at_deadline(client, fake):
    fake.cancelled.clear()
    error = client.call("fake.silent", milliseconds=200).get("error", {})
    expect(error.get("kind") == "deadline", error)
    expect(fake.cancelled.wait(PATIENCE), "the server was not told")


def cancelled_by_caller(client, fake):
    fake.cancelled.clear()
    error = client.ask("cancel", method="fake.silent", milliseconds=200).get("error", {})
    expect(error.get("kind") == "cancelled", error)
    expect(fake.cancelled.wait(PATIENCE), "the server was not told")


def sent_again(client, fake):
    answer = client.call("fake.drop")
    expect(answer == {"result": 2}, answer)


def lost(client, fake):
    for method in ("fake.gone", "fake.rubbish", "fake.flood"):
        error = client.call(method).get("error", {})
        expect(error.get("kind") == "connection", error)
        expect(fake.calls[method] == 2, fake.calls)


def refused_connection(client, fake):
    fake.refusals = 2
    client.call("fake.gone")
    answer = client.call("fake.drop")
    expect("result" in answer, answer)


FAKE = [
    out_of_order, unknown_labels, asked_again_later, not_asked_again, not_asked_too_late, cancelled_at_deadline,
    cancelled_by_caller, sent_again, lost, refused_connection,
]
NOT_OF = {"python-blocking": [cancelled_by_caller]}


# Running


class Check:
    def __init__(self, headword, environment):
        self.headword, self.environment = headword, environment
        self.passed = self.failed = 0

    def one(self, name, test, *arguments):
        try:
            test(*arguments)
        except Missing as why:
            print(f"skipped {name}: {why}", flush=True)
        except (Failed, page.Fault, OSError, subprocess.SubprocessError, KeyError, TypeError, AttributeError) as error:
            self.failed += 1
            print(f"FAILED  {name}: {type(error).__name__} {error}", flush=True)
        else:
            self.passed += 1
            print(f"passed  {name}", flush=True)

    def conversation(self, language, command, extra, address, tests, other):
        """Runs all tests with one client, which must then exit."""
        client = Client(command, address, extra, self.environment)
        name = f"{language} over {address.split(':')[0]}:"
        try:
            for test in tests:
                if test not in NOT_OF.get(language, []):
                    self.one(f"{name} {test.__name__}", test, client, other)
            self.one(f"{name} end", client.end)
        finally:
            client.kill()

    def language(self, language):
        make, extra = LANGUAGES[language]
        with tempfile.TemporaryDirectory() as directory:
            try:
                command = make(directory)
            except (Missing, subprocess.TimeoutExpired) as why:
                print(f"skipped {language}: {why}", flush=True)
                return
            except Failed as error:
                self.failed += 1
                print(f"FAILED  {language}: it does not build: {error}", flush=True)
                return
            has_tls = self.has_tls(language, directory)
            if language in page.MAKERS:
                self.page(language, directory, has_tls)
            if command is not None:
                self.conversations(language, command, extra, directory, has_tls)

    def has_tls(self, language, directory):
        """Whether TLS can be checked here; makes the certificates for it."""
        if language in CANNOT:
            return False
        try:
            certificates(directory)
            return True
        except Missing as why:
            print(f"skipped {language} over tls: {why}", flush=True)
            return False

    def page(self, language, directory, has_tls):
        """The programs of README.md, with the client installed from this checkout."""
        environment = {**self.environment, "TMPDIR": directory}
        servers = [Server(self.headword, environment).start()]
        if has_tls:
            servers.append(SecureServer(self.headword, environment, authority="").start())
        # The page runs the program by name.
        os.symlink(self.headword, os.path.join(directory, "headword"))
        environment["PATH"] = f"{directory}:{environment['PATH']}"
        ports = [servers[0].port, servers[-1].port]
        try:
            for number, program in enumerate(page.programs(language)):
                if has_tls or not page.needs_tls(program):
                    name = f"{language}: program {number + 1} of the page"
                    self.one(name, page.check, language, number, directory, ports, environment)
        finally:
            for server in servers:
                server.kill()

    def conversations(self, language, command, extra, directory, has_tls):
        server = Server(self.headword, {**self.environment, "TMPDIR": directory}).start()
        try:
            tests = [answers_of_every_namespace, *SOCKET]
            self.conversation(language, command, extra, f"tcp:{server.port}", tests, server)
            self.conversation(language, command, extra, f"unix:{server.socket}", SOCKET, server)
        finally:
            server.kill()
        if has_tls:
            self.tls(language, command, extra, directory)
        self.conversation(language, command, extra, f"stdio:{self.headword}", STDIO, None)
        fake = FakeServer()
        try:
            self.conversation(language, command, extra, f"tcp:{fake.port}", FAKE, fake)
        finally:
            fake.close()

    def tls(self, language, command, extra, directory):
        server = SecureServer(self.headword, {**self.environment, "TMPDIR": directory}).start()
        authority, stranger, certificate, key = (
            os.path.join(directory, name) for name in ("authority.pem", "stranger.pem", "client.pem", "client.key")
        )
        try:
            for files, tests in [
                ([authority, certificate, key], SOCKET),
                ([stranger, certificate, key], [refused]),
                ([authority], [refused]),
            ]:
                self.conversation(language, command, extra, f"tls:{server.port},{','.join(files)}", tests, server)
        finally:
            server.kill()


def main(headword, lexicon, *languages):
    unknown = set(languages) - LANGUAGES.keys()
    if unknown:
        raise SystemExit(f"there is no client in {', '.join(sorted(unknown))}, but in {', '.join(LANGUAGES)}")
    environment = {**os.environ, "HEADWORD_LEXICON": os.path.abspath(lexicon), "PYTHONDONTWRITEBYTECODE": "1"}
    # The first call of some methods builds data, which takes long on a busy machine.
    environment["HEADWORD_LIMITS_DEADLINE_MILLISECONDS"] = "60000"
    check = Check(os.path.abspath(headword), environment)
    for language in languages or LANGUAGES:
        check.language(language)
    print(f"{check.passed} passed, {check.failed} failed")
    raise SystemExit(1 if check.failed else 0)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
