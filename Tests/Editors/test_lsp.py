"""Drives `headword lsp` as editors do, feature by feature.

HEADWORD_PROGRAM names the command and HEADWORD_CORE_LEXICON the lexicon; without them, all tests are skipped. At the end
of each test, every message that the server has sent is checked against the types of the protocol.
"""

import re

import pytest
import recorded
from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pytest_lsp import client_capabilities

CLIENTS = ["neovim@v0.6.1", "neovim@v0.7.0", "neovim@v0.10.0", "neovim@v0.11.0", "emacs", "visual-studio-code"]
PUSHED, PULLED = "neovim@v0.7.0", "neovim@v0.11.0"
QUICK, REWRITE = types.CodeActionKind.QuickFix, types.CodeActionKind.RefactorRewrite


def capabilities(client=PUSHED, encodings=None, **changes):
    """The capabilities of a client with some of them changed: textDocument_hover=None."""
    given = client_capabilities(client)
    if encodings is not None:
        given.general = given.general or types.GeneralClientCapabilities()
        given.general.position_encodings = encodings
    for path, value in changes.items():
        *parents, name = path.split("__")
        place = given
        for parent in parents:
            place = getattr(place, parent)
        setattr(place, name, value)
    return given


def value(hover):
    contents = hover.contents
    return contents if isinstance(contents, str) else contents.value


def titled(actions, pattern):
    return [one for one in actions if re.search(pattern, one.title)]


def plain(word):
    """A word that no lexicon has."""
    return f"zqx{word}"


# Life cycle


@pytest.mark.parametrize("client", CLIENTS)
async def test_each_client_is_offered_what_it_can_use(edit, client):
    editor = await edit(client)
    offered, given = editor.result.capabilities, editor.client.capabilities
    assert editor.result.server_info.name == "headword"
    assert offered.hover_provider and offered.definition_provider
    assert offered.completion_provider.resolve_provider
    assert "headword.addWord" in offered.execute_command_provider.commands
    assert (offered.diagnostic_provider is not None) == (given.text_document.diagnostic is not None)
    literals = given.text_document.code_action.code_action_literal_support
    assert isinstance(offered.code_action_provider, types.CodeActionOptions if literals else bool)
    encodings = given.general and given.general.position_encodings
    assert offered.position_encoding in (encodings or [None])


@pytest.mark.parametrize("client", CLIENTS)
async def test_each_client_reads_hovers_and_corrections(edit, client):
    editor = await edit(client)
    document = editor.open("He kicked the bucket. They recieved a letter.\n")
    assert "kick the bucket" in value(await document.hover("kicked"))
    await document.until_flagged(["recieved"])
    assert titled(await document.actions(document.range("recieved")), "“received”")


async def test_a_client_that_can_nothing_gets_plain_answers(edit):
    editor = await edit(types.ClientCapabilities())
    assert editor.result.capabilities.position_encoding is None
    document = editor.open("He kicked the bucket. They recieved a letter.\n")
    hover = await document.hover("kicked")
    assert hover.contents.kind == types.MarkupKind.PlainText
    assert "**" not in hover.contents.value
    await document.until_flagged(["recieved"])
    actions = await document.actions(document.range("recieved"))
    assert actions and all(isinstance(one, types.Command) for one in actions)
    await editor.run(titled(actions, "“received”")[0])
    await editor.until(lambda: editor.edits)
    document.apply(editor.edits[0])
    await document.until_flagged([])
    methods = {message.get("method") for message in recorded.messages(editor.record)}
    assert not methods & {"client/registerCapability", "workspace/configuration", "window/workDoneProgress/create"}


async def test_nothing_is_registered_for_clients_that_cannot(edit):
    editor = await edit("neovim@v0.7.0")
    await editor.open("Ready.\n").hover("Ready")
    assert editor.registrations == []


# Documents and positions


@pytest.mark.parametrize(
    ("given", "chosen"),
    [
        (None, None),
        (["utf-16"], "utf-16"),
        (["utf-8", "utf-32", "utf-16"], "utf-8"),
        (["utf-32", "utf-8", "utf-16"], "utf-32"),
        (["utf-7", "utf-16"], "utf-16"),
    ],
)
async def test_positions_count_what_was_agreed(edit, given, chosen):
    editor = await edit(capabilities(encodings=given))
    assert editor.result.capabilities.position_encoding == chosen
    document = editor.open("Grüße, 😀 naïve 𝔘 he kicked the bucket and recieved it.\n")
    hover = await document.hover("kicked")
    assert document.at(hover.range) == "kicked the bucket"
    assert "recieved" in await document.flagged()


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
async def test_changes_apply_in_order(edit, newline):
    editor = await edit(PUSHED)
    document = editor.open(newline.join(["One 😀 line.", "They recieved it.", ""]))
    await document.until_flagged(["recieved"])
    document.replace("recieved", "received")
    await document.until_flagged([])
    # Two changes in one message: the second counts from the first; a wrong rangeLength does not matter.
    start, far = types.Position(0, 0), types.Position(99, 99)
    document.text = "Thier 😀 line." + document.text[len("One 😀 line.") :] + "occured"
    document.changed(
        [
            types.TextDocumentContentChangePartial(types.Range(start, types.Position(0, 3)), "Thier", range_length=77),
            types.TextDocumentContentChangePartial(types.Range(far, far), "occured"),
        ]
    )
    await document.until_flagged(["Thier", "occured"])
    document.text = "All is well."
    document.changed([types.TextDocumentContentChangeWholeDocument(text=document.text)])
    await document.until_flagged([])


async def test_positions_outside_of_a_document_are_no_errors(edit):
    editor = await edit(PUSHED)
    document = editor.open("😀 bucket\n")
    for line, character in [(0, 1), (0, 9999), (5, 0), (999_999, 999_999)]:
        position = types.Position(line, character)
        await editor.client.text_document_hover_async(types.HoverParams(document.identifier, position))
        await document.actions(types.Range(position, position))


async def test_a_document_that_is_not_open_has_no_answers(edit):
    editor = await edit(PUSHED)
    document = editor.open("He kicked the bucket.\n")
    document.close()
    assert await document.hover("kicked") is None
    assert await document.actions(document.range("kicked")) == []
    await editor.until(lambda: editor.published.get(document.uri, (0, [1]))[1] == [])


@pytest.mark.parametrize("uri", ["untitled:Untitled-1", "file:///tmp/na%C3%AFve%20text.md", "file:///c%3A/a.md"])
async def test_addresses_are_kept_as_the_client_spells_them(edit, uri):
    editor = await edit(PUSHED)
    item = types.TextDocumentItem(uri=uri, language_id="plaintext", version=0, text="They recieved it.")
    editor.client.text_document_did_open(types.DidOpenTextDocumentParams(item))
    await editor.until(lambda: uri in editor.published)
    assert editor.published[uri][0] == 0


# Hover and definition


async def test_hover_explains_the_phrase_under_the_cursor(edit):
    editor = await edit(PUSHED)
    document = editor.open("He kicked the bucket.\n")
    hover = await document.hover("kicked")
    assert "kick the bucket" in hover.contents.value
    assert document.at(hover.range) == "kicked the bucket"
    assert hover.contents.kind == types.MarkupKind.Markdown


async def test_hover_reads_a_phrase_over_the_end_of_a_line(edit):
    editor = await edit(PUSHED)
    document = editor.open("In the end, he kicked\nthe bucket.\n")
    hover = await document.hover("kicked")
    assert "kick the bucket" in hover.contents.value
    assert document.at(hover.range) == "kicked\nthe bucket"


async def test_hover_has_at_most_as_many_lines_as_wished(edit):
    for options, most in [(None, 12), ({"hover-lines": 4}, 4), ({"headword": {"hover-lines": 3}}, 3)]:
        editor = await edit(PUSHED, options=options)
        lines = value(await editor.open("They run and set and take.\n").hover("set")).splitlines()
        assert len([line for line in lines if line.strip()]) <= most


async def test_hover_puts_the_part_of_speech_first_that_fits(edit):
    editor = await edit(PUSHED)
    noun = value(await editor.open("He read the book.\n").hover("book"))
    verb = value(await editor.open("They want to book a room.\n").hover("book"))
    assert re.search(r"noun|verb", noun)[0] == "noun"
    assert re.search(r"noun|verb", verb)[0] == "verb"


async def test_hover_between_words_is_null(edit):
    editor = await edit(PUSHED)
    document = editor.open("one  --  two\n")
    position = types.Position(0, 6)
    assert await editor.client.text_document_hover_async(types.HoverParams(document.identifier, position)) is None
    unknown = editor.open(f"A {plain('hover')} here.\n")
    assert await unknown.hover(plain("hover")) is None


async def test_hover_is_plain_for_clients_that_ask_for_it(edit):
    plain_first = types.HoverClientCapabilities(content_format=[types.MarkupKind.PlainText])
    editor = await edit(capabilities(text_document__hover=plain_first))
    hover = await editor.open("He kicked the bucket.\n").hover("kicked")
    assert hover.contents.kind == types.MarkupKind.PlainText
    assert "**" not in hover.contents.value


async def test_definition_opens_the_whole_entry(edit):
    editor = await edit(PUSHED)
    document = editor.open("He kicked the bucket.\n")
    parameters = types.DefinitionParams(document.identifier, document.inside("kicked"))
    found = await editor.client.text_document_definition_async(parameters)
    location = found[0] if isinstance(found, list) else found
    path = location.uri.removeprefix("file://").replace("%20", " ")
    text = open(path, encoding="utf-8").read()
    assert "kick the bucket" in text
    nothing = types.DefinitionParams(document.identifier, types.Position(0, 21))
    assert not await editor.client.text_document_definition_async(nothing)


# Completion


async def completions(document, position):
    context = types.CompletionContext(types.CompletionTriggerKind.Invoked)
    parameters = types.CompletionParams(document.identifier, position, context=context)
    found = await document.editor.client.text_document_completion_async(parameters)
    return found.items if isinstance(found, types.CompletionList) else found


async def test_completion_offers_words_and_explains_them_when_asked(edit):
    editor = await edit(PUSHED)
    document = editor.open("The eleph")
    items = await completions(document, document.position(9))
    assert "elephant" in [item.label for item in items]
    assert all(item.label.lower().startswith("eleph") and item.documentation is None for item in items)
    item = next(item for item in items if item.label == "elephant")
    assert document.at(item.text_edit.range) == "eleph"
    assert item.text_edit.new_text == "elephant"
    # Some editors send only these members back.
    kept = types.CompletionItem(label=item.label, kind=item.kind, data=item.data)
    resolved = await editor.client.completion_item_resolve_async(kept)
    assert "noun" in resolved.detail
    documentation = resolved.documentation
    assert "trunk" in (documentation if isinstance(documentation, str) else documentation.value)


async def test_completion_keeps_the_capital_and_puts_common_words_first(edit):
    editor = await edit(PUSHED)
    document = editor.open("Peopl")
    items = await completions(document, document.position(5))
    assert min(items, key=lambda item: item.sort_text).label == "People"


async def test_completion_is_off_in_code_unless_asked_for(edit):
    text = "# The eleph"
    editor = await edit(PUSHED)
    document = editor.open(text, name="a.py", language="python")
    assert not await completions(document, document.position(len(text)))
    editor = await edit(PUSHED, options={"completion-in-code": True})
    document = editor.open(text, name="a.py", language="python")
    assert "elephant" in [item.label for item in await completions(document, document.position(len(text)))]


async def test_completion_keeps_to_its_limits(edit):
    editor = await edit(PUSHED, options={"completion-items": 5, "completion-length": 4})
    document = editor.open("con cont")
    assert len(await completions(document, document.position(8))) == 5
    assert not await completions(document, document.position(3))


# Spelling


async def test_misspelled_words_are_pushed_with_the_version(edit):
    editor = await edit(PUSHED)
    document = editor.open("They recieved teh letter.\n")
    assert await document.flagged() == ["recieved", "teh"]
    first = (await document.diagnostics())[0]
    assert first.severity == types.DiagnosticSeverity.Information
    assert (first.source, first.code) == ("headword", "unknown-word")
    assert "recieved" in first.message
    document.close()
    await editor.until(lambda: editor.published[document.uri][1] == [])


async def test_misspelled_words_are_pulled_and_not_pushed(edit):
    editor = await edit(PULLED)
    document = editor.open("They recieved it.\n")
    report = await document.pulled()
    assert [document.at(one.range) for one in report.items] == ["recieved"]
    again = await document.pulled(previous=report.result_id)
    assert (again.kind, again.result_id) == ("unchanged", report.result_id)
    document.replace("recieved", "received")
    assert len((await document.pulled(previous=report.result_id)).items) == 0
    assert editor.published == {}


@pytest.mark.parametrize(
    ("name", "language", "text", "words"),
    [
        ("a.md", "markdown", "# Teh title\n\nUse `recieve` or [teh link](http://recieve.example).\n\n```\nteh\n```\n", ["Teh", "teh"]),
        ("a.txt", "plaintext", "Teh /usr/recieve and http://teh.example and a@recieve.example.\n", ["Teh"]),
        ("a.tex", "latex", "\\begin{document}\nTeh \\cite{recieve} $teh$.\n% teh\n\\end{document}\n", ["Teh"]),
        ("a.html", "html", "<p class=\"recieve\">Teh <code>teh</code></p><!-- recieve -->\n", ["Teh"]),
        ("a.rst", "restructuredtext", "Teh title\n=========\n\nUse ``recieve``::\n\n    teh\n", ["Teh"]),
        ("a.adoc", "asciidoc", "= Teh title\n:recieve: 1\n\nUse `recieve`.\n\n----\nteh\n----\n", ["Teh"]),
        ("a.eml", "mail", "From: teh@a.example\nX-Teh: recieve\n\nTeh text.\n> recieve\n", ["Teh"]),
        ("COMMIT_EDITMSG", "gitcommit", "Add teh file\n\n# recieve\n", ["teh"]),
        ("a.py", "python", "# Teh comment\nrecieve = teh\n", ["Teh"]),
        ("a.c", "c", "/* Teh comment */\nint recieve; // teh\n", ["Teh", "teh"]),
        ("a.swift", "swift", "/// Teh comment, `recieve`.\nlet teh = 1\n", ["Teh"]),
    ],
)
async def test_only_prose_is_checked(edit, name, language, text, words):
    editor = await edit(PUSHED)
    document = editor.open(text, name=name, language=language)
    found = await document.flagged()
    # Whether names in code are checked is not what this test is about.
    code = {"recieve", "teh"} if name.endswith((".py", ".c", ".swift")) else set()
    assert [word for word in found if word not in code or word in words] == words


async def test_a_repeated_word_is_reported_and_can_be_removed(edit):
    editor = await edit(PUSHED)
    document = editor.open("It is in the the garden.\n")
    (one,) = await document.diagnostics()
    assert one.code == "repeated-word"
    (action,) = [one for one in await document.actions(one.range, only=[QUICK]) if one.edit]
    document.apply(action.edit)
    assert document.text == "It is in the garden.\n"
    await document.until_flagged([])


async def test_a_language_that_the_lexicon_lacks_changes_nothing(edit):
    editor = await edit(PUSHED, options={"languages": "en, lt"})
    document = editor.open("They recieved it.\n")
    assert await document.flagged() == ["recieved"]
    assert titled(await document.actions(document.range("recieved")), "“received”")
    assert await document.hover("They")


async def test_a_document_that_is_too_long_is_not_checked(edit):
    editor = await edit(PUSHED, options={"longest-document": "1 KiB"})
    assert await editor.open("They recieved it.\n" * 100).flagged() == []
    assert await editor.open("They recieved it.\n").flagged() == ["recieved"]


# Code actions


@pytest.mark.parametrize("client", [PUSHED, PULLED])
async def test_a_correction_comes_with_its_edit(edit, client):
    editor = await edit(client)
    document = editor.open("One line.\nThey recieved it.\n")
    await document.until_flagged(["recieved"])
    word = document.range("recieved")
    line = types.Range(types.Position(1, 0), types.Position(2, 0))
    cursors = [types.Range(place, place) for place in (word.start, document.inside("recieved"), word.end)]
    for range_ in [*cursors, word, line]:
        actions = titled(await document.actions(range_, only=[QUICK]), "“received”")
        assert actions and actions[0].edit and actions[0].kind == QUICK
    preferred = [one for one in await document.actions(word) if one.is_preferred]
    assert len(preferred) == 1
    document.apply(titled(preferred, "“received”")[0].edit)
    assert document.text == "One line.\nThey received it.\n"
    await document.until_flagged([])


async def test_only_the_wanted_kinds_are_offered(edit):
    editor = await edit(PUSHED)
    document = editor.open("They were happy and recieved it.\n")
    await document.until_flagged(["recieved"])
    happy, wrong = document.range("happy"), document.range("recieved")
    kinds = {one.kind for one in await document.actions(happy, only=["refactor"])}
    assert kinds == {REWRITE}
    assert {one.kind for one in await document.actions(wrong, only=[QUICK])} == {QUICK}
    assert await document.actions(wrong, only=["source.organizeImports"]) == []
    automatic = await document.actions(happy, trigger=types.CodeActionTriggerKind.Automatic)
    assert [one for one in automatic if one.kind == REWRITE] == []


@pytest.mark.parametrize("client", [PUSHED, PULLED, "emacs", "visual-studio-code"])
async def test_an_added_word_is_right_in_all_documents_without_saving(edit, home, client):
    word = plain("added")
    editor = await edit(client)
    first, second = editor.open(f"A {word} here.\n"), editor.open(f"And {word} there.\n")
    await first.until_flagged([word])
    await second.until_flagged([word])
    (action,) = titled(await first.actions(first.range(word)), f"“{word}” to my words")
    assert action.command.command == "headword.addWord"
    await editor.run(action.command)
    await first.until_flagged([])
    await second.until_flagged([])
    diagnostics = editor.client.capabilities.workspace.diagnostics
    if editor.pulls and diagnostics and diagnostics.refresh_support:
        await editor.until(lambda: editor.client.diagnostic_refresh_count > 0)
    assert word in (home / "config" / "headword" / "words.txt").read_text().split()
    # An editor that was open at the time, or is started later, knows the word.
    later = await edit(client)
    assert await later.open(f"Once more {word}.\n").flagged() == []


async def test_a_word_that_another_program_adds_is_right_soon(edit, home):
    word = plain("elsewhere")
    editor = await edit(PUSHED)
    document = editor.open(f"A {word} here.\n")
    await document.until_flagged([word])
    folder = home / "config" / "headword"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "words.txt").write_text(f"{word}\n")
    await document.until_flagged([])


async def test_a_word_can_be_added_to_the_project(edit):
    word = plain("project")
    editor = await edit(PUSHED, files={".headword/words.txt": f"{plain('listed')}\n"})
    document = editor.open(f"A {word} and {plain('listed')} here.\n")
    await document.until_flagged([word])
    (action,) = titled(await document.actions(document.range(word)), "words of the project")
    await editor.run(action.command)
    await document.until_flagged([])
    assert word in (editor.project / ".headword" / "words.txt").read_text().split()


async def test_a_word_can_be_ignored_until_the_editor_is_closed(edit, home):
    word = plain("ignored")
    editor = await edit(PUSHED)
    document = editor.open(f"A {word} here.\n")
    await document.until_flagged([word])
    (action,) = titled(await document.actions(document.range(word)), "^Ignore")
    await editor.run(action.command)
    await document.until_flagged([])
    assert not (home / "config" / "headword" / "words.txt").exists()
    later = await edit(PUSHED)
    assert await later.open(f"A {word} here.\n").flagged() == [word]


async def test_a_word_can_be_accepted_in_a_file(edit):
    word = plain("accepted")
    editor = await edit(PUSHED)
    document = editor.open(f"A {word} here.\n")
    await document.until_flagged([word])
    (action,) = titled(await document.actions(document.range(word)), "in this file")
    document.apply(action.edit)
    assert f"headword:ignore {word}" in document.text
    await document.until_flagged([])


async def test_synonyms_take_the_form_of_the_word(edit):
    editor = await edit(PUSHED)
    document = editor.open("She walked home and was happy.\n")
    actions = await document.actions(document.range("walked"), only=[REWRITE])
    texts = [one.edit.changes[document.uri][0].new_text for one in titled(actions, "^Synonym")]
    assert texts and any(text.endswith("ed") for text in texts)
    assert [document.at(one.edit.changes[document.uri][0].range) for one in actions] == ["walked"] * len(actions)
    antonyms = titled(await document.actions(document.range("happy"), only=[REWRITE]), "^Antonym")
    assert "unhappy" in [one.edit.changes[document.uri][0].new_text for one in antonyms]


async def test_british_words_become_american_and_back(edit):
    editor = await edit(PUSHED)
    document = editor.open("The colour of the center.\n")
    for word, other in [("colour", "color"), ("center", "centre")]:
        actions = await document.actions(document.range(word), only=[REWRITE])
        edits = [one.edit.changes[document.uri][0].new_text for one in actions if re.search("American|British", one.title)]
        assert edits == [other]


async def test_words_of_another_variety_are_reported_if_one_is_set(edit):
    editor = await edit(PUSHED, options={"variety": "en-GB"})
    document = editor.open("The color of the sea.\n")
    (one,) = await document.diagnostics()
    assert one.code == "other-variety"
    actions = titled(await document.actions(document.range("color"), only=[QUICK]), "“colour”")
    assert actions and actions[0].edit
    editor = await edit(PUSHED, options={"variety": "en-US"})
    assert await editor.open("The color of the sea, the colour of it.\n").flagged() == ["colour"]


# Commands


async def test_commands_explain_a_word(edit):
    editor = await edit(PUSHED)
    page = await editor.run(types.Command(title="", command="headword.define", arguments=[{"word": "bucket"}]))
    assert "bucket" in page
    address = await editor.run(types.Command(title="", command="headword.openEntry", arguments=[{"word": "bucket"}]))
    assert address.startswith(("file:", "headword:"))
    for command, arguments in [("headword.fly", []), ("headword.define", None), ("headword.addWord", ["no object"])]:
        with pytest.raises(JsonRpcException):
            await editor.run(types.Command(title="", command=command, arguments=arguments))


# Settings


async def test_settings_come_from_the_configuration_of_the_editor(edit):
    editor = await edit("visual-studio-code", configuration={"severity": "error"})
    document = editor.open("They recieved it.\n")
    await document.until_flagged(["recieved"])
    await editor.until(lambda: editor.published[document.uri][1][0].severity == types.DiagnosticSeverity.Error)
    editor.client.set_configuration({"severity": "hint"}, section="headword")
    editor.client.workspace_did_change_configuration(types.DidChangeConfigurationParams(settings=None))
    await editor.until(lambda: editor.published[document.uri][1][0].severity == types.DiagnosticSeverity.Hint)


async def test_settings_come_with_a_notification(edit):
    editor = await edit(PUSHED)
    document = editor.open("They recieved it.\n")
    await document.until_flagged(["recieved"])
    settings = {"headword": {"diagnostics": False}}
    editor.client.workspace_did_change_configuration(types.DidChangeConfigurationParams(settings=settings))
    await document.until_flagged([])


async def test_settings_come_from_the_file_of_the_project(edit):
    file = {".headword.toml": "[editor]\nseverity = \"warning\"\n"}
    editor = await edit(PUSHED, files=file)
    first = (await editor.open("They recieved it.\n").diagnostics())[0]
    assert first.severity == types.DiagnosticSeverity.Warning
    editor = await edit(PUSHED, files=file, options={"severity": "error"})
    first = (await editor.open("They recieved it.\n").diagnostics())[0]
    assert first.severity == types.DiagnosticSeverity.Error


@pytest.mark.parametrize(
    ("options", "key"),
    [({"hover-lines": "many"}, "hover-lines"), ({"severty": "hint"}, "severity"), ({"severity": 3}, "severity")],
)
async def test_a_wrong_setting_is_named_once_and_the_default_kept(edit, options, key):
    editor = await edit(PUSHED, options=options)
    assert await editor.open("They recieved it.\n").flagged() == ["recieved"]
    await editor.until(lambda: editor.client.messages)
    (message,) = editor.client.messages
    assert message.type == types.MessageType.Warning
    assert key in message.message


@pytest.mark.parametrize("feature", ["hover", "completion", "code-actions", "diagnostics"])
async def test_each_feature_can_be_switched_off(edit, feature):
    editor = await edit(PUSHED, options={feature: False})
    document = editor.open("They recieved it and kicked\n")
    flagged = await document.flagged()
    hover = await document.hover("kicked")
    items = await completions(document, document.position(len("They recie")))
    actions = await document.actions(document.range("recieved"), only=[QUICK])
    assert (hover is None) == (feature == "hover")
    assert (flagged == []) == (feature == "diagnostics")
    assert (actions == []) == (feature in ("code-actions", "diagnostics"))
    assert not items if feature == "completion" else True


# Inlay hints


async def test_inlay_hints_are_off_unless_asked_for(edit):
    whole = types.Range(types.Position(0, 0), types.Position(2, 0))
    for setting, expected in [("off", []), ("syllables", ["10"]), ("frequency", None)]:
        editor = await edit(PUSHED, options={"inlay-hints": setting})
        document = editor.open("Shall I compare thee to a summer's day\nsesquipedalian\n")
        hints = await editor.client.text_document_inlay_hint_async(types.InlayHintParams(document.identifier, whole)) or []
        labels = [hint.label for hint in hints]
        assert labels[:1] == expected[:1] if expected is not None else any(re.match("uncommon|rare|very rare", label) for label in labels)
