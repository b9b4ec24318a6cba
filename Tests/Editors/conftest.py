"""What the tests of the language server share: an editor for each test, whose server has a home of its own."""

import asyncio
import os
import pathlib
import sys
import time

import pytest
import pytest_asyncio
import recorded
from lsprotocol import types
from pytest_lsp import client_capabilities
from pytest_lsp.client import make_test_lsp_client

HERE = pathlib.Path(__file__).parent
PROGRAM = os.environ.get("HEADWORD_PROGRAM", "")
LEXICON = os.environ.get("HEADWORD_CORE_LEXICON", "")
PATIENCE = 20  # seconds


def pytest_collection_modifyitems(items):
    if PROGRAM and LEXICON:
        return
    skipped = pytest.mark.skip(reason="HEADWORD_PROGRAM and HEADWORD_CORE_LEXICON must name the command and a lexicon")
    for item in items:
        item.add_marker(skipped)


def environment(home):
    """The environment of a server that knows nothing of the person who runs the tests."""
    kept = {name: os.environ[name] for name in ("PATH", "LANG", "LD_LIBRARY_PATH") if name in os.environ}
    folders = {f"XDG_{name}_HOME": str(home / name.lower()) for name in ("CONFIG", "DATA", "CACHE", "STATE")}
    return {**kept, **folders, "HOME": str(home), "HEADWORD_LEXICON": LEXICON}


def server_command():
    return [PROGRAM, "lsp", "--lexicon", LEXICON]


def width(text, encoding):
    """The length of a text in the units of an encoding of positions."""
    units = {"utf-8": lambda: len(text.encode()), "utf-16": lambda: len(text.encode("utf-16-le")) // 2}
    return units.get(encoding, lambda: len(text))()


class Document:
    """A document that is open in the editor."""

    def __init__(self, editor, uri, text, version):
        self.editor, self.uri, self.text, self.version = editor, uri, text, version

    @property
    def identifier(self):
        return types.TextDocumentIdentifier(uri=self.uri)

    def position(self, index):
        before = self.text[:index].replace("\r\n", "\n")
        line = before.rpartition("\n")[2]
        return types.Position(before.count("\n"), width(line, self.editor.encoding))

    def range(self, word, occurrence=0):
        """The range of a word in the text."""
        start = -1
        for _ in range(occurrence + 1):
            start = self.text.index(word, start + 1)
        return types.Range(self.position(start), self.position(start + len(word)))

    def index(self, position):
        lines = self.text.splitlines(keepends=True) + [""]
        line = lines[position.line]
        count = next(n for n in range(len(line) + 1) if width(line[:n], self.editor.encoding) >= position.character)
        return sum(map(len, lines[: position.line])) + count

    def at(self, range_):
        """The text at a range."""
        return self.text[self.index(range_.start) : self.index(range_.end)]

    def inside(self, word):
        """A position in the middle of a word."""
        return self.position(self.text.index(word) + len(word) // 2)

    def replace(self, old, new):
        """Changes the first occurrence of a text, in the editor and at the server."""
        start = self.text.index(old)
        change = types.TextDocumentContentChangePartial(range=self.range(old), text=new)
        self.text = self.text[:start] + new + self.text[start + len(old) :]
        self.changed([change])

    def changed(self, changes):
        self.version += 1
        self.editor.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                types.VersionedTextDocumentIdentifier(version=self.version, uri=self.uri), changes
            )
        )

    def apply(self, edit):
        """Applies the edit of a code action, and tells the server."""
        if edit.document_changes:
            edits = [one for change in edit.document_changes if change.text_document.uri == self.uri for one in change.edits]
        else:
            edits = edit.changes[self.uri]
        for one in sorted(edits, key=lambda one: (one.range.start.line, one.range.start.character), reverse=True):
            start, end = self.index(one.range.start), self.index(one.range.end)
            self.text = self.text[:start] + one.new_text + self.text[end:]
        self.changed([types.TextDocumentContentChangeWholeDocument(text=self.text)])

    def close(self):
        self.editor.client.text_document_did_close(types.DidCloseTextDocumentParams(self.identifier))

    async def hover(self, word):
        parameters = types.HoverParams(self.identifier, self.inside(word))
        return await self.editor.client.text_document_hover_async(parameters)

    async def actions(self, range_, only=None, trigger=None, diagnostics=()):
        context = types.CodeActionContext(diagnostics=list(diagnostics), only=only, trigger_kind=trigger)
        parameters = types.CodeActionParams(self.identifier, range_, context)
        return list(await self.editor.client.text_document_code_action_async(parameters) or [])

    async def pulled(self, previous=None):
        parameters = types.DocumentDiagnosticParams(self.identifier, identifier="headword", previous_result_id=previous)
        return await self.editor.client.text_document_diagnostic_async(parameters)

    async def flagged(self):
        """The words that the server reports in the text as it is now."""
        if self.editor.pulls:
            return [self.at(one.range) for one in (await self.pulled()).items]
        await self.editor.until(lambda: self.editor.published.get(self.uri, (None,))[0] == self.version)
        return [self.at(one.range) for one in self.editor.published[self.uri][1]]

    async def until_flagged(self, words):
        """Waits until exactly these words are reported."""
        limit = time.monotonic() + PATIENCE
        while (found := await self.flagged()) != words:
            assert time.monotonic() < limit, f"{found} are reported instead of {words}"
            await asyncio.sleep(0.05)

    async def diagnostics(self):
        await self.flagged()
        return (await self.pulled()).items if self.editor.pulls else self.editor.published[self.uri][1]


class Editor:
    """An editor with a server: what pytest-lsp has, a project, and a record of all messages."""

    def __init__(self, directory, home):
        self.directory, self.home = directory, home
        self.project = directory / "project"
        self.project.mkdir(parents=True, exist_ok=True)
        self.record = directory / f"record-{time.monotonic_ns()}.jsonl"
        self.client = make_test_lsp_client()
        recorded.tell_actions_apart(self.client.protocol._converter)
        self.published, self.edits, self.registrations, self.refreshes = {}, [], [], 0
        self.encoding, self.pulls, self.result = "utf-16", False, None
        self.count = 0

        @self.client.feature(types.WORKSPACE_APPLY_EDIT)
        def apply(parameters: types.ApplyWorkspaceEditParams):
            self.edits.append(parameters.edit)
            return types.ApplyWorkspaceEditResult(applied=True)

        @self.client.feature(types.CLIENT_REGISTER_CAPABILITY)
        def register(parameters: types.RegistrationParams):
            self.registrations += parameters.registrations

        @self.client.feature(types.WORKSPACE_INLAY_HINT_REFRESH)
        def refresh(_: None):
            self.refreshes += 1

    async def start(self, capabilities, options=None):
        if isinstance(capabilities, str):
            capabilities = client_capabilities(capabilities)
        tap = [sys.executable, str(HERE / "tap.py"), str(self.record)]
        await self.client.start_io(*tap, *server_command(), env=environment(self.home), cwd=str(self.project))
        publish = self.client.protocol.fm.features[types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS]

        def published(parameters):
            self.published[parameters.uri] = (parameters.version, list(parameters.diagnostics))
            return publish(parameters)

        self.client.protocol.fm.features[types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS] = published
        folder = types.WorkspaceFolder(uri=self.project.as_uri(), name="project")
        parameters = types.InitializeParams(
            capabilities=capabilities,
            root_uri=folder.uri,
            workspace_folders=[folder],
            initialization_options=options,
        )
        self.result = await asyncio.wait_for(self.client.initialize_session(parameters), PATIENCE)
        offered = self.result.capabilities
        self.encoding = offered.position_encoding or "utf-16"
        self.pulls = offered.diagnostic_provider is not None
        return self

    def open(self, text, name=None, language="markdown"):
        self.count += 1
        uri = (self.project / (name or f"text{self.count}.md")).as_uri()
        item = types.TextDocumentItem(uri=uri, language_id=language, version=self.count, text=text)
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(item))
        return Document(self, uri, text, self.count)

    async def run(self, command):
        parameters = types.ExecuteCommandParams(command.command, arguments=command.arguments)
        return await self.client.workspace_execute_command_async(parameters)

    async def until(self, condition):
        limit = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < limit, "the server did not do it in time"
            await asyncio.sleep(0.02)

    async def stop(self):
        await asyncio.wait_for(self.client.shutdown_session(), PATIENCE)
        status = self.client._server.returncode
        await self.client.stop()
        assert self.client.error is None, self.client.error
        assert status == 0, f"the server ended with {status}"
        assert recorded.problems(self.record) == []


@pytest.fixture
def home(tmp_path):
    folder = tmp_path / "home"
    folder.mkdir()
    return folder


@pytest_asyncio.fixture
async def edit(tmp_path, home):
    """Starts editors; all of a test have the same home."""
    started = []

    async def start(capabilities="neovim@v0.7.0", options=None, configuration=None, files=None):
        editor = Editor(tmp_path / f"editor{len(started)}", home)
        started.append(editor)
        for name, text in (files or {}).items():
            path = editor.project / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        if configuration is not None:
            editor.client.set_configuration(configuration, section="headword")
        return await editor.start(capabilities, options)

    yield start
    problems = []
    for editor in started:
        try:
            await editor.stop()
        except (AssertionError, asyncio.TimeoutError) as problem:
            problems.append(problem)
            server = editor.client._server
            if server and server.returncode is None:
                server.kill()
    if problems:
        raise problems[0]
