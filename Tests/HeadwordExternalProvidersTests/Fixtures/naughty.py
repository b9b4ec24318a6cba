#!/usr/bin/env python3
"""A provider that does all that a provider must not do, when it is asked to."""

import json
import os
import signal
import sys
import threading
import time

# Small, since the memory of a provider is limited, and a thread that has answered may live on for a while.
threading.stack_size(1 << 18)
lock = threading.Lock()
released = threading.Event()
cancelled = []


def method(name, *params):
    return {
        "name": "naughty." + name,
        "summary": "Does it.",
        "params": list(params),
        "result": {"name": "result", "schema": {}},
    }


def param(name, schema, required=True):
    return {"name": name, "summary": "What it is.", "required": required, "schema": schema}


HOW = ["abort", "close", "endless", "exit", "flood", "html", "memory", "noId", "orphan", "stop", "twice", "wrongId"]
DESCRIPTION = {
    "protocol": 1,
    "name": "Naughty",
    "version": "1.0",
    "namespace": "naughty",
    "concurrency": 8,
    "methods": [
        method("echo", param("text", {"type": "string", "maxLength": 1000})),
        method("fail", param("how", {"type": "string", "enum": HOW})),
        method("error", param("code", {"type": "integer"}), param("data", {"type": "object"}, required=False)),
        method("big", param("bytes", {"type": "integer", "minimum": 0})),
        method("hang"),
        method("wait"),
        method("release"),
        method("cancelled"),
        method("chatter", param("lines", {"type": "integer"})),
        method("inside"),
    ],
}


def write(text):
    with lock:
        sys.stdout.write(text)
        sys.stdout.flush()


def reply(id, **outcome):
    write(json.dumps({"jsonrpc": "2.0", "id": id, **outcome}) + "\n")


def fail(id, how):
    if how == "abort":
        os.abort()
    elif how == "close":
        os.close(1)
        time.sleep(3600)
    elif how == "endless":
        while True:
            write("x" * 65536)
    elif how == "exit":
        os._exit(3)
    elif how == "flood":
        while True:
            write(json.dumps({"jsonrpc": "2.0", "id": 10**9, "result": 1}) + "\n")
    elif how == "html":
        write("<html>It works!</html>\n")
    elif how == "memory":
        keep = []
        try:
            while True:
                keep.append(bytearray(16 << 20))
        except MemoryError:
            os._exit(4)
    elif how == "noId":
        write('{"jsonrpc": "2.0", "method": "hello"}\n')
    elif how == "orphan":
        if os.fork() == 0:
            os.setsid()
            time.sleep(10)
        os._exit(0)
    elif how == "stop":
        os.kill(os.getpid(), signal.SIGSTOP)
    elif how == "twice":
        reply(id, result=1)
        reply(id, result=2)
    elif how == "wrongId":
        reply(id + 1000, result=1)


def answer(id, name, params):
    name = name.removeprefix("naughty.")
    if name == "echo":
        reply(id, result=params["text"])
    elif name == "fail":
        fail(id, params["how"])
    elif name == "error":
        reply(id, error={"code": params["code"], "message": "As you wish.", "data": params.get("data", {})})
    elif name == "big":
        reply(id, result="x" * params["bytes"])
    elif name == "hang":
        time.sleep(3600)
    elif name == "wait":
        released.wait()
        reply(id, result="waited")
    elif name == "release":
        released.set()
        reply(id, result="released")
    elif name == "cancelled":
        reply(id, result=len(cancelled))
    elif name == "chatter":
        for number in range(params["lines"]):
            print("line", number, file=sys.stderr)
        reply(id, result=None)
    elif name == "inside":
        reply(id, result={
            "environment": dict(os.environ), "directory": os.getcwd(), "process": os.getpid(),
            "files": sorted(os.listdir("/proc/self/fd")),
        })


def main():
    for line in sys.stdin:
        message = json.loads(line)
        id, name, params = message.get("id"), message["method"], message.get("params")
        if name == "provider.describe":
            reply(id, result=DESCRIPTION)
        elif name == "provider.ping":
            reply(id, result="pong")
        elif name == "$/cancelRequest":
            cancelled.append(params["id"])
        else:
            threading.Thread(target=answer, args=(id, name, params), daemon=True).start()


main()
