#!/usr/bin/env python3
"""Checks that the alerts and the dashboard use only metrics and labels that Headword exports.

Usage: check-metrics.py [--told FILE] [--rules FILE]

--told compares deploy/prometheus/metrics.txt with the answer of a server to /metrics. --rules writes the queries of the
dashboard as rules, so that promtool can check their syntax.
"""

import argparse
import json
import pathlib
import re
import sys

DEPLOY = pathlib.Path(__file__).resolve().parent.parent / "deploy"
# The metrics that Prometheus itself adds, and those of HAProxy.
TARGET_LABELS = {"instance", "job"}
OTHERS = {"up": set(), "haproxy_server_status": {"proxy", "server", "state"}}


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--told", type=pathlib.Path)
    arguments.add_argument("--rules", type=pathlib.Path)
    options = arguments.parse_args()
    dashboard = dashboard_queries()
    faults = [
        f"{place}: {fault}"
        for place, query in dashboard + rule_queries()
        for fault in query_faults(query, known_metrics() | recorded_metrics() | OTHERS)
    ]
    if options.told:
        faults += list_faults(told_metrics(options.told.read_text()))
    if options.rules:
        options.rules.write_text(json.dumps(as_rules(dashboard)))
    print("\n".join(faults) or f"{len(dashboard)} queries of the dashboard and all rules use metrics that exist")
    return 1 if faults else 0


def known_metrics():
    lines = (DEPLOY / "prometheus/metrics.txt").read_text().splitlines()
    words = [line.split() for line in lines if line and not line.startswith("#")]
    return {name: set(labels) for name, *labels in words}


def told_metrics(text):
    samples = re.findall(r"^(\w+)(?:\{(.*)\})? \S+$", text, re.MULTILINE)
    return {name: set(re.findall(r'(\w+)="', labels)) for name, labels in samples}


def list_faults(told):
    known = known_metrics()
    # A server without an upstream has no metrics of it, and so for external providers, releases and stores; there is a
    # share only while a store is gone.
    optional = ["upstream_", "upstream_share", "store_", "provider_", "release_"]
    for prefix in [f"headword_{name}" for name in optional]:
        if not any(name.startswith(prefix) for name in told):
            known = {name: known[name] for name in known if not name.startswith(prefix)}
    for name in sorted(known.keys() | told.keys()):
        if known.get(name) != told.get(name):
            yield f"metrics.txt, {name}: has {labels(known.get(name))}, told is {labels(told.get(name))}"


def labels(names):
    return "nothing" if names is None else "{" + ", ".join(sorted(names)) + "}"


def recorded_metrics():
    """The metrics that the rules record, which may have any label."""
    rules = (DEPLOY / "prometheus/headword.rules.yml").read_text()
    return {name: None for name in re.findall(r"- record: (\S+)", rules)}


def rule_queries():
    """The expressions of the rules: on one line, or on the more indented lines after `>-`."""
    rules = (DEPLOY / "prometheus/headword.rules.yml").read_text()
    found = re.findall(r"^ +expr: (?:>-\n((?: {10,}.*\n)+)|(.*)\n)", rules, re.MULTILINE)
    return [("headword.rules.yml", folded or line) for folded, line in found]


def dashboard_queries():
    board = json.loads((DEPLOY / "grafana/headword.json").read_text())
    return [
        (f"headword.json, {panel['title']}", target["expr"])
        for panel in board["panels"]
        for target in panel.get("targets", [])
    ]


def query_faults(query, metrics):
    for name, matchers in re.findall(r"\b((?:headword|process|haproxy)[_:][\w:]*|up)\b(?:\{([^}]*)\})?", query):
        if name not in metrics:
            yield f"there is no metric '{name}'"
        elif metrics[name] is not None:
            for label in set(re.findall(r"(\w+)\s*(?:=~|!~|!=|=)", matchers)) - metrics[name] - TARGET_LABELS:
                yield f"'{name}' has no label '{label}'"


def as_rules(queries):
    rules = [{"record": "headword:dashboard", "expr": in_plain(query), "labels": {"panel": str(number)}}
             for number, (_, query) in enumerate(queries)]
    return {"groups": [{"name": "dashboard", "rules": rules}]}


def in_plain(query):
    """A query with values in place of Grafana's variables."""
    return query.replace("$__rate_interval", "5m").replace("$instance", ".*").replace("$job", "headword")


if __name__ == "__main__":
    sys.exit(main())
