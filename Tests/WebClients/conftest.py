"""What the tests of clients share: a server with the addresses of other services, and what it is asked for."""

import os
import pathlib
import re
import subprocess

import pytest

PROGRAM = os.environ.get("HEADWORD_PROGRAM", "")
LEXICON = os.environ.get("HEADWORD_CORE_LEXICON", "")
SERVICES = "dictionaryapi,datamuse,oxford,yomitan"
PATIENCE = 60  # seconds


def pytest_collection_modifyitems(items):
    if PROGRAM and LEXICON:
        return
    skipped = pytest.mark.skip(reason="HEADWORD_PROGRAM and HEADWORD_CORE_LEXICON must name the command and a lexicon")
    for item in items:
        item.add_marker(skipped)


def environment(home: pathlib.Path):
    """The environment of a server that knows nothing of the person who runs the tests."""
    kept = {name: os.environ[name] for name in ("PATH", "LANG", "LD_LIBRARY_PATH") if name in os.environ}
    folders = {f"XDG_{name}_HOME": str(home / name.lower()) for name in ("CONFIG", "DATA", "CACHE", "STATE")}
    return {**kept, **folders, "HOME": str(home), "HEADWORD_LEXICON": LEXICON}


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """The root of the addresses of a server: http://127.0.0.1:PORT."""
    home = tmp_path_factory.mktemp("home")
    settings = home / "headword.toml"
    settings.write_text(f'[http]\ncompatible = "{SERVICES}"\n')
    process = subprocess.Popen(
        [PROGRAM, "serve", "--config", str(settings), "--http", "127.0.0.1:0"],
        stderr=subprocess.PIPE,
        text=True,
        env=environment(home),
        cwd=home,
    )
    try:
        yield next(filter(None, map(address, process.stderr)))
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def address(line):
    """The address of the listener in a line of the log; None if it has none."""
    found = re.search(r"address=\S*?(127\.0\.0\.1:\d+)", line)
    return f"http://{found[1]}" if found else None
