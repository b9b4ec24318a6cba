"""How pages look: for everyone (WCAG AA, by axe-core), on all screens, in both colour schemes; and their pictures."""

import pathlib

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import PICTURES

PAGES = [
    "/", "/en/mouse", "/en/run", "/en/went", "/en/serendipidy", "/search?q=mous", "/reverse?meaning=fear+of+spiders",
    "/lists", "/lists?prefix=mou", "/sources", "/errors", "/api", "/api/thesaurus.lookup?word=mouse",
    "/api/dictionary.entries?call=yes", "/nowhere",
]  # fmt: skip
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
MOST_BYTES = 150_000


def check(page):
    results = Axe().run(page, options=RULES)
    assert len(results.response["passes"]) > 10
    assert results.violations_count == 0, results.generate_report()


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("address", PAGES)
def test_is_for_everyone(visit, address, colours):
    page = visit(colours=colours).go(address)
    # What is folded must be right, too.
    page.evaluate("document.querySelectorAll('details').forEach((part) => { part.open = true; })")
    check(page)


def test_is_for_everyone_while_typing(visit):
    page = visit().go("/")
    page.get_by_role("combobox", name="Word").press_sequentially("mous")
    page.get_by_role("option").first.wait_for()
    page.keyboard.press("ArrowDown")
    check(page)


@pytest.mark.parametrize("width", [360, 768, 1600])
@pytest.mark.parametrize("address", PAGES)
def test_fits_the_screen(visit, address, width):
    page = visit(width=width).go(address)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_is_dark_where_people_want_it(visit):
    brightness = {}
    for colours in ("light", "dark"):
        page = visit(colours=colours).go("/en/mouse")
        colour = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
        brightness[colours] = sum(int(part) for part in colour[4:-1].split(","))
    assert brightness["dark"] < 150 and brightness["light"] > 700


@pytest.mark.parametrize(
    "name, options",
    [
        ("entry", {"width": 1180, "height": 800}),
        ("entry-phone", {"width": 390, "height": 844, "colours": "dark"}),
    ],
)
def test_makes_pictures(visit, tmp_path, name, options):
    page = visit(**options).go("/en/mouse")
    path = pathlib.Path(PICTURES or tmp_path) / f"{name}.png"
    page.screenshot(path=path)
    assert path.stat().st_size <= MOST_BYTES
