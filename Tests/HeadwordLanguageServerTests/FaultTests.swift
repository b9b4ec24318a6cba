import Foundation
import HeadwordConfiguration
import HeadwordJSON
import HeadwordLanguageServer
import HeadwordTestSupport
import Testing

/// Faults that a review found.
@Suite struct FaultTests {
    private static let document: JSONValue = ["uri": .string(Editor.address)]

    @Test func aReopenedDocumentHasNoDiagnosticsOfTheOldOne() async throws {
        let editor = try Editor()
        try await editor.open("coffee", capabilities: ["textDocument": ["diagnostic": [:]]])
        let first = try await editor.ask("textDocument/diagnostic", ["textDocument": Self.document])
        await editor.tell("textDocument/didClose", ["textDocument": Self.document])
        await editor.tell(
            "textDocument/didOpen",
            [
                "textDocument": [
                    "uri": .string(Editor.address), "languageId": "markdown", "version": 1, "text": "cofffee",
                ]
            ]
        )
        let second = try await editor.ask(
            "textDocument/diagnostic",
            ["textDocument": Self.document, "previousResultId": first["resultId"] ?? .null]
        )
        #expect(second["kind"] == "full")
        #expect(second["items"]?.elements.count == 1)
    }

    @Test func marksWithoutLettersAreNotCompleted() async throws {
        let editor = try Editor()
        try await editor.open("---\n'''")
        #expect(try await editor.ask("textDocument/completion", at: 0, 3) == .null)
        #expect(try await editor.ask("textDocument/completion", at: 1, 3) == .null)
    }

    @Test func strangersHaveNoFilesRead() async throws {
        let directory = try TestFiles.temporaryDirectory()
        try TestFiles.write(Array("cofffee\n".utf8), to: directory + "/.harper-dictionary.txt")
        for isTrusted in [true, false] {
            let editor = try Editor(isTrusted: isTrusted)
            _ = try await editor.ask(
                "initialize",
                ["capabilities": ["textDocument": ["diagnostic": [:]]], "rootUri": .string("file://" + directory)]
            )
            await editor.tell("initialized")
            await editor.tell(
                "textDocument/didOpen",
                [
                    "textDocument": [
                        "uri": .string(Editor.address), "languageId": "markdown", "version": 1, "text": "cofffee",
                    ]
                ]
            )
            let found = try await editor.ask("textDocument/diagnostic", ["textDocument": Self.document])
            #expect(found["items"]?.elements.isEmpty == isTrusted)
        }
    }

    @Test func aChangeOfTheSettingsIsNotLostToACheckWithTheOldOnes() async throws {
        let editor = try Editor()
        let lines = String(repeating: "cofffee \n", count: 500)
        try await editor.open(lines)
        async let actions = editor.actions(at: 0, 2)
        await editor.tell(
            "workspace/didChangeConfiguration",
            ["settings": ["headword": ["minimum-length": 20, "repeated": false]]]
        )
        _ = try await actions
        var last: JSONValue = .null
        repeat {
            last = try await editor.next("textDocument/publishDiagnostics")
        } while last["params"]?["diagnostics"]?.elements.isEmpty == false
        #expect(last["params"]?["diagnostics"]?.elements.isEmpty == true)
    }

    @Test func anEndWithoutShutdownIsReported() async throws {
        let ends = AsyncStream<Bool>.makeStream()
        let editor = try Editor { ends.continuation.yield($0) }
        await editor.tell("exit")
        var first = ends.stream.makeAsyncIterator()
        #expect(await first.next() == false)
    }
}
