"""Replicas behind HAProxy on this machine, for the checks that kill them."""

import pathlib
import re
import socket
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The names of the addresses of a replica, and the addresses of HAProxy in deploy/haproxy.
PORTS = ("rpc", "web", "metrics")
FRONTS = {"rpc": "127.0.0.1:7878", "web": "127.0.0.1:8080", "metrics": "127.0.0.1:8405"}


def places(count):
    """Free ports for HAProxy and for a number of replicas, by name."""
    numbers = free_ports(len(PORTS) * (count + 1))
    groups = [dict(zip(PORTS, numbers[at:])) for at in range(0, len(numbers), len(PORTS))]
    return groups[0], groups[1:]


def free_ports(count):
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    numbers = [each.getsockname()[1] for each in sockets]
    for each in sockets:
        each.close()
    return numbers


def replica(headword, directory, place, settings):
    """Starts a replica; its log goes to a file, since there may be much of it."""
    file = directory / f"{place['rpc']}.toml"
    file.write_text(
        f"{settings}\n"
        f'[[listener]]\naddress = "tcp://127.0.0.1:{place["rpc"]}"\n'
        f'[[listener]]\naddress = "tcp://127.0.0.1:{place["web"]}"\nprotocol = "http"\n'
        f'[metrics]\naddress = "127.0.0.1:{place["metrics"]}"\n'
    )
    with open(directory / f"{place['rpc']}.log", "a") as log:
        return subprocess.Popen([headword, "serve", "--config", file], stdout=log, stderr=log)


def balancer(directory, front, replicas):
    """Starts HAProxy with the settings of deploy/haproxy, except for the addresses."""
    text = (ROOT / "deploy/haproxy/haproxy.cfg").read_text()
    for name, address in FRONTS.items():
        text = text.replace(f"bind {address}\n", f"bind 127.0.0.1:{front[name]}\n")
    for backend, port in ("replicas", "rpc"), ("web-replicas", "web"):
        servers = "".join(
            f"    server headword-{place['rpc']} 127.0.0.1:{place[port]} check port {place['metrics']}\n"
            for place in replicas
        )
        text = re.sub(rf"(^backend {backend}$.*?)(?:^    server .*?\n)+", rf"\g<1>{servers}", text, 1, re.M | re.S)
    file = directory / "haproxy.cfg"
    file.write_text(text)
    with open(directory / "haproxy.log", "w") as log:
        return subprocess.Popen(["haproxy", "-f", file], stdout=log, stderr=log)
