import Foundation
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

/// The layers of a real program.
@Suite(.timeLimit(.minutes(30))) struct LayerTests {
    private let directory: String

    init() throws {
        try requireProviders(of: "dictionary.entries")
        directory = try TestFiles.temporaryDirectory()
    }

    private var environment: [String: String] {
        get throws { ["HEADWORD_LEXICON": try FixtureLexicon.path, "XDG_CONFIG_HOME": directory] }
    }

    private func write(_ text: String, to file: String = "words.txt") throws {
        try TestFiles.write(Array(text.utf8), at: "headword/\(file)", below: directory)
    }

    /// Replaces a file as editors do.
    private func replace(_ text: String) throws {
        try write(text, to: "words.txt~")
        rename("\(directory)/headword/words.txt~", "\(directory)/headword/words.txt")
    }

    private func serve() async throws -> (program: Program, port: Int) {
        let arguments = ["serve", "--listen", "127.0.0.1:0"]
        let program = try await Program(TestFiles.headword, arguments, environment: environment)
        let line = try #require(try await program.readErrorLine(containing: "listening"))
        return (program, try #require(line.firstMatch(of: /:(\d+)$/).flatMap { Int($0.1) }))
    }

    private func answer(_ word: String, _ client: SocketClient) async throws -> String {
        try await client.send(
            #"{"jsonrpc":"2.0","id":1,"method":"dictionary.entries","params":{"word":"\#(word)"}}"# + "\n"
        )
        return try #require(try await client.readLine())
    }

    /// Asks until an answer is as expected; the time limit of the suite ends the wait.
    private func wait(for text: String, about word: String, _ client: SocketClient) async throws {
        while try await !answer(word, client).contains(text) { try await Task.sleep(for: .milliseconds(5)) }
    }

    @Test func aLookUpFindsTheWordsOfTheUser() async throws {
        try write("word\tpos\tdefinition\nzorple\tnoun\ta thing that tests need\n", to: "words.tsv")
        let outcome = try await Program.run(TestFiles.headword, ["define", "zorples"], environment: environment)
        #expect(outcome.output.contains("a thing that tests need"))
        #expect(outcome.exitCode == 0)
    }

    @Test func theErrorForAForbiddenWordSuggestsThePreferredOne() async throws {
        try write("swim = bathe\n")
        let outcome = try await Program.run(
            TestFiles.headword,
            ["call", "dictionary.entries", #"{"word":"swim"}"#],
            environment: environment
        )
        #expect((outcome.output + outcome.errors).contains("bathe"))
        #expect(outcome.exitCode != 0)
    }

    @Test func theServerReportsFilesAndBrokenLines() async throws {
        try write("zorple\n!\n")
        let outcome = try await Program.run(TestFiles.headword, ["call", "server.info"], environment: environment)
        let text = outcome.output.replacing(/\s/, with: "")
        #expect(text.contains(#""source":"layer:user""#))
        #expect(text.contains(#""problems":[{"line":2,"reason":"thereisnoword"}]"#))
    }

    @Test func anEditReachesAllOpenConnections() async throws {
        try write("zorple\n")
        let (program, port) = try await serve()
        let clients = try (0..<64).map { _ in try SocketClient(port: port) }
        for client in clients { #expect(try await answer("zorple", client).contains("layer:user")) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for client in clients {
                group.addTask { try await wait(for: "layer:user", about: "blorple", client) }
            }
            for count in 0..<20 { try replace("zorple\nanother\(count)\n") }
            try replace("blorple\n")
            try await group.waitForAll()
        }
        for client in clients { #expect(try await answer("zorple", client).contains("error")) }
        program.terminate()
        #expect(try await program.finish().exitCode == 0)
    }

    @Test func aDeletedFileEmptiesTheLayer() async throws {
        try write("zorple\n")
        let (program, port) = try await serve()
        let client = try SocketClient(port: port)
        #expect(try await answer("zorple", client).contains("result"))
        try TestFiles.remove("\(directory)/headword/words.txt")
        try await wait(for: "error", about: "zorple", client)
        program.terminate()
        _ = try await program.finish()
    }

    @Test func aHalfWrittenFileIsReadWhenItIsWhole() async throws {
        try write("zorple\n")
        let (program, port) = try await serve()
        let client = try SocketClient(port: port)
        try write("zorple\nblorp")
        try write("zorple\nblorple\n")
        try await wait(for: "result", about: "blorple", client)
        #expect(try await answer("blorp", client).contains("error"))
        program.terminate()
        _ = try await program.finish()
    }
}
