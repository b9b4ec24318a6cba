"""The pages of `headword publish`, from a plain file server that has them in a folder."""

import functools
import http.server
import subprocess
import threading

import pytest
from conftest import LEXICON, PROGRAM
from playwright.sync_api import expect
from test_looks import check

FIRST = "/dictionary/index.html"
PAGES = [FIRST, "/dictionary/en/house.html", "/dictionary/sources.html", "/dictionary/errors.html"]


class Files(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The address of a file server with the commonest words."""
    folder = tmp_path_factory.mktemp("published")
    arguments = ["publish", str(folder / "dictionary"), "--words", "600", "--progress", "none", "--lexicon", LEXICON]
    subprocess.run([PROGRAM, *arguments], check=True, capture_output=True)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@pytest.fixture
def open_page(visit):
    """Opens pages, all of whose files must be there."""
    missing = []

    def open_page(address=FIRST, **options):
        visitor = visit(**options)
        visitor.page.on("response", lambda reply: reply.status < 400 or missing.append(reply.url))
        return visitor.go(address)

    yield open_page
    assert missing == []


@pytest.mark.parametrize(
    "typed, word, file",
    [
        ("house", "house", "house"),
        ("HOUSE", "house", "house"),
        ("numbers", "number", "number"),
        ("American", "American", "a.merican"),
        ("american", "American", "a.merican"),
    ],
)
@pytest.mark.parametrize("begin", [FIRST, "/dictionary/en/water.html"])
def test_looks_a_word_up(open_page, begin, typed, word, file):
    page = open_page(begin)
    page.get_by_label("Word", exact=True).fill(typed)
    page.get_by_role("button", name="Look up").click()
    page.wait_for_url(f"**/dictionary/en/{file}.html")
    expect(page.get_by_role("heading", level=1)).to_have_text(word)


def test_suggests_while_typing(open_page):
    page = open_page()
    box = page.get_by_role("combobox", name="Word")
    box.press_sequentially("numbere")
    box.press_sequentially("d")
    expect(page.get_by_role("option").filter(has_text="number").first).to_contain_text("this is a form of it")
    box.fill("hous")
    expect(page.get_by_role("option").filter(has_text="house").first).to_contain_text("begins like this")
    check(page)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url("**/dictionary/en/house.html")


def test_says_that_a_word_is_missing(open_page):
    page = open_page()
    box = page.get_by_role("combobox", name="Word")
    box.fill("xyzzy")
    box.press("Enter")
    expect(page.locator("#word:invalid")).to_have_count(1)
    assert "not in this dictionary" in box.evaluate("box => box.validationMessage")
    box.fill("house")
    box.press("Enter")
    page.wait_for_url("**/dictionary/en/house.html")


def test_leads_from_word_to_word_without_scripts(open_page):
    page = open_page("/dictionary/en/house.html", scripts=False)
    link = page.get_by_role("main").locator("a[href$='.html']:visible").first
    word = link.inner_text()
    link.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(word)


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("address", PAGES)
def test_is_for_everyone(open_page, address, colours):
    page = open_page(address, colours=colours)
    page.evaluate("document.querySelectorAll('details').forEach((part) => { part.open = true; })")
    check(page)


@pytest.mark.parametrize("width", [360, 1600])
@pytest.mark.parametrize("address", PAGES)
def test_fits_the_screen(open_page, address, width):
    page = open_page(address, width=width)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
