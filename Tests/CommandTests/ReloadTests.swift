import Foundation
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

/// A real server that gets SIGHUP.
@Suite(.timeLimit(.minutes(30))) struct ReloadTests {
    private let directory: String
    private let program: Program

    init() async throws {
        directory = try TestFiles.temporaryDirectory()
        try Self.write(lexicon: try FixtureLexicon.path, in: directory)
        program = try await Program(
            TestFiles.headword,
            ["serve", "--listen", "127.0.0.1:0", "--config", directory + "/headword.toml"]
        )
    }

    private static func write(lexicon: String, _ more: String = "", in directory: String) throws {
        try TestFiles.write(Array("lexicon = '\(lexicon)'\n\(more)".utf8), to: directory + "/headword.toml")
    }

    private func client() async throws -> SocketClient {
        let line = try #require(try await program.readErrorLine())
        return try SocketClient(port: try #require(line.firstMatch(of: /:(\d+)$/).flatMap { Int($0.1) }))
    }

    private func hasEntry(_ word: String, _ client: SocketClient) async throws -> Bool {
        try requireProviders(of: "dictionary.entries")
        try await client.send(
            #"{"jsonrpc":"2.0","id":1,"method":"dictionary.entries","params":{"word":"\#(word)"}}"# + "\n"
        )
        return try await client.readLine()?.contains("result") == true
    }

    @Test func anotherLexiconAnswersAConnectionThatIsOpen() async throws {
        let client = try await client()
        #expect(try await hasEntry("serendipity", client))
        let other = try DraftLexicon.build { draft in
            draft.add(Entry(source: "test"), to: .init(language: .en, word: "aardwolfish"), as: .noun)
        }
        try Self.write(lexicon: other.path, in: directory)
        kill(program.processID, SIGHUP)
        #expect(try await program.readErrorLine(containing: "reloaded") != nil)
        #expect(try await hasEntry("aardwolfish", client))
        #expect(try await !hasEntry("serendipity", client))
        program.terminate()
        #expect(try await program.finish().exitCode == 0)
    }

    @Test func whatTakesEffectAtTheNextStartIsTold() async throws {
        let client = try await client()
        try Self.write(lexicon: try FixtureLexicon.path, "[limits]\nbatch = 7\n[log]\nlevel = 'warning'", in: directory)
        kill(program.processID, SIGHUP)
        let line = try await program.readErrorLine(containing: "next start")
        #expect(line?.contains("limits.batch") == true)
        try await client.send(#"{"jsonrpc":"2.0","id":1,"method":"server.limits"}"# + "\n")
        #expect(try await client.readLine()?.contains(#""name":"limits.batch","value":1000"#) == true)
        program.terminate()
        _ = try await program.finish()
    }

    @Test(arguments: ["lexicon = '/nowhere'", "lexicon = 5", "lexikon = 'x'"])
    func aConfigurationThatDoesNotHoldLeavesTheOldOne(text: String) async throws {
        let client = try await client()
        try TestFiles.write(Array(text.utf8), to: directory + "/headword.toml")
        kill(program.processID, SIGHUP)
        let line = try await program.readErrorLine(containing: "not reloaded")
        #expect(line?.contains("CommandFailure") == false)
        #expect(try await hasEntry("serendipity", client))
        program.terminate()
        _ = try await program.finish()
    }
}

/// A server that gets SIGHUP before it serves.
@Suite(.timeLimit(.minutes(30))) struct EarlyReloadTests {
    @Test func aHangupWaitsUntilTheServerHasStarted() async throws {
        let directory = try TestFiles.temporaryDirectory()
        let provider = """
            #!/bin/sh
            touch '\(directory)/begun'
            while [ ! -e '\(directory)/go' ]; do sleep 0.05; done
            exec '\(TestFiles.repository)/Examples/providers/palindromes.py'
            """
        try await Program.write(program: provider, to: directory + "/slow")
        let server = try await Program(
            TestFiles.headword,
            ["serve", "--listen", "127.0.0.1:0", "--provider", directory + "/slow"],
            environment: [
                "HEADWORD_LEXICON": try FixtureLexicon.path, "HEADWORD_PROVIDERS_START_MILLISECONDS": "60000",
            ]
        )
        while !FileManager.default.fileExists(atPath: directory + "/begun") {
            try await Task.sleep(for: .milliseconds(10))
        }
        kill(server.processID, SIGHUP)
        try TestFiles.write([], to: directory + "/go")
        #expect(try await server.readErrorLine(containing: "listening") != nil)
        #expect(try await server.readErrorLine(containing: "reloaded") != nil)
        server.terminate()
        #expect(try await server.finish().exitCode == 0)
    }
}
