#!/usr/bin/env python3
"""Makes one call as soon as a service can be reached and prints the reply; fails if that is an error.

Usage: ask.py HOST:PORT|/SOCKET METHOD PARAMETERS
"""

import json
import socket
import sys
import time

SECONDS = 10


def main():
    place, method, parameters = sys.argv[1:]
    call = {"jsonrpc": "2.0", "id": 1, "method": method, "params": json.loads(parameters)}
    with connection(place) as server, server.makefile("rw") as lines:
        lines.write(json.dumps(call) + "\n")
        lines.flush()
        reply = json.loads(lines.readline())
    print(json.dumps(reply.get("result", reply), ensure_ascii=False))
    return 0 if "result" in reply else 1


def connection(place):
    end = time.monotonic() + SECONDS
    while True:
        try:
            return connected(place)
        except (ConnectionRefusedError, FileNotFoundError):
            if time.monotonic() > end:
                raise
            time.sleep(0.05)


def connected(place):
    if not place.startswith("/"):
        host, port = place.rsplit(":", 1)
        return socket.create_connection((host, int(port)), timeout=SECONDS)
    server = socket.socket(socket.AF_UNIX)
    server.settimeout(SECONDS)
    server.connect(place)
    return server


if __name__ == "__main__":
    sys.exit(main())
