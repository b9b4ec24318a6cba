"""Suggestions, keys and the voice, which the script adds."""

import pytest
from playwright.sync_api import expect

# A browser with two voices, which notes what it says.
VOICES = """
window.said = [];
window.SpeechSynthesisUtterance = function (text) { this.text = text; };
Object.defineProperty(window, "speechSynthesis", { value: {
  getVoices: () => [{ lang: "en-GB", name: "Daniel" }, { lang: "en_US", name: "Samantha" }],
  cancel() {},
  speak(utterance) { window.said.push([utterance.text, utterance.lang, utterance.voice.name]); },
  addEventListener() {},
} });
"""


def test_suggests_while_typing_and_says_how_each_was_found(visit):
    page = visit().go("/")
    box = page.get_by_role("combobox", name="Word")
    box.press_sequentially("mic")
    box.press_sequentially("e")
    options = page.get_by_role("option")
    expect(options.filter(has_text="mouse").first).to_contain_text("this is a form of it")
    expect(options.filter(has_text="begins like this").first).to_be_visible()
    expect(box).to_have_attribute("aria-expanded", "true")


def test_needs_no_mouse(visit):
    visitor = visit()
    page = visitor.go("/sources")
    page.keyboard.press("/")
    box = page.get_by_role("combobox", name="Word")
    expect(box).to_be_focused()
    page.keyboard.type("serendip")
    expect(page.get_by_role("option").first).to_contain_text("serendip")
    page.keyboard.press("ArrowDown")
    chosen = page.get_by_role("option", selected=True)
    expect(chosen).to_have_count(1)
    expect(box).to_have_attribute("aria-activedescendant", chosen.get_attribute("id"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("listbox")).to_be_hidden()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("option").first).to_be_visible()
    page.keyboard.press("ArrowDown")
    word = page.get_by_role("option", selected=True).locator("span").first.inner_text()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text(word)


def test_skips_to_the_contents_and_shows_the_focus(visit):
    page = visit().go("/en/mouse")
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to the contents")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    page.keyboard.press("Tab")
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"


def test_reaches_and_unfolds_everything_by_keys(visit):
    page = visit().go("/en/mouse")
    summary = page.locator(".category summary").first
    for _ in range(60):
        page.keyboard.press("Tab")
        if summary.evaluate("element => element === document.activeElement"):
            break
    expect(summary).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".category details li").first).to_be_visible()


@pytest.mark.parametrize("name, tag, voice", [("British", "en-GB", "Daniel"), ("American", "en-US", "Samantha")])
def test_says_words_in_the_browsers_own_voices(visit, name, tag, voice):
    page = visit(before=VOICES).go("/en/mouse")
    page.get_by_role("button", name=name).click()
    assert page.evaluate("window.said") == [["mouse", tag, voice]]


def test_offers_no_voice_where_there_is_none(visit):
    page = visit(before=VOICES.replace("en-GB", "de-DE")).go("/en/mouse")
    expect(page.get_by_role("button", name="American")).to_be_visible()
    expect(page.get_by_role("button", name="British")).to_be_hidden()
