"""What the tests in a browser share: the server, the browser, and pages that notice whatever goes wrong."""

import contextlib
import os
import pathlib
import re
import subprocess
import urllib.parse

import playwright.sync_api
import pytest

PROGRAM = os.environ.get("HEADWORD_PROGRAM", "")
LEXICON = os.environ.get("HEADWORD_CORE_LEXICON", "")
BROWSER = os.environ.get("HEADWORD_BROWSER", "/usr/bin/chromium")
PICTURES = os.environ.get("HEADWORD_PICTURES", "")
PATIENCE = 20_000  # milliseconds


def pytest_collection_modifyitems(items):
    if PROGRAM and LEXICON and os.path.exists(BROWSER):
        return
    why = "HEADWORD_PROGRAM, HEADWORD_CORE_LEXICON and HEADWORD_BROWSER must name the command, a lexicon and Chromium"
    for item in items:
        item.add_marker(pytest.mark.skip(reason=why))


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """The address of a server that knows nothing of the person who runs the tests."""
    home = tmp_path_factory.mktemp("home")
    kept = {name: os.environ[name] for name in ("PATH", "LANG", "LD_LIBRARY_PATH") if name in os.environ}
    folders = {f"XDG_{name}_HOME": str(home / name.lower()) for name in ("CONFIG", "DATA", "CACHE", "STATE")}
    server = subprocess.Popen(
        [PROGRAM, "serve", "--http", "127.0.0.1:0"],
        stderr=subprocess.PIPE,
        text=True,
        cwd=home,
        env={**kept, **folders, "HOME": str(home), "HEADWORD_LEXICON": LEXICON},
    )
    for line in server.stderr:
        found = re.search(r"address=\S*?://(127\.0\.0\.1:\d+)", line)
        if found:
            break
    else:
        raise RuntimeError("the server did not start")
    with contextlib.ExitStack() as end:
        end.callback(server.wait)
        end.callback(server.terminate)
        yield f"http://{found[1]}"


@pytest.fixture(scope="session")
def browser():
    with playwright.sync_api.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        yield browser
        browser.close()


class Visitor:
    """A window of the browser, and all that it complained of or asked elsewhere."""

    def __init__(self, browser, site, *, width=1280, height=900, colours="light", scripts=True, before=""):
        self.site = site
        self.context = browser.new_context(
            base_url=site,
            viewport={"width": width, "height": height},
            color_scheme=colours,
            java_script_enabled=scripts,
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        if before:
            self.context.add_init_script(before)
        self.page = self.context.new_page()
        self.complaints, self.strangers = [], []
        self.page.on("console", lambda message: self.complaints.append(message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", self.note)

    def note(self, request):
        if not request.url.startswith(self.site + "/"):
            self.strangers.append(request.url)

    def go(self, address):
        self.page.goto(address)
        return self.page

    @property
    def path(self):
        address = urllib.parse.urlsplit(self.page.url)
        return urllib.parse.unquote(address.path) + (f"?{address.query}" if address.query else "")


@pytest.fixture
def visit(browser, site):
    """Opens windows; at the end, none may have complained or asked another server."""
    visitors = []

    def open_window(**options):
        visitors.append(Visitor(browser, site, **options))
        return visitors[-1]

    yield open_window
    for visitor in visitors:
        visitor.context.close()
        assert visitor.strangers == []
        # A word that is not found is an error in the browser's log, and meant to be.
        assert [text for text in visitor.complaints if "status of 404" not in text] == []
