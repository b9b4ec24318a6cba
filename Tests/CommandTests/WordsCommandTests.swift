import Foundation
import HeadwordJSON
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

/// Words that a real program and a real server add.
@Suite(.timeLimit(.minutes(30))) struct WordsCommandTests {
    private let directory: String

    init() throws {
        try requireProviders(of: "words.add")
        directory = try TestFiles.temporaryDirectory()
    }

    private func environment(_ more: [String: String] = [:]) throws -> [String: String] {
        ["HEADWORD_LEXICON": try FixtureLexicon.path, "XDG_CONFIG_HOME": directory]
            .merging(more) { $1 }
    }

    private func run(_ arguments: String...) async throws -> (output: String, errors: String, exitCode: Int) {
        let outcome = try await Program.run(TestFiles.headword, arguments, environment: environment())
        return (outcome.output, outcome.errors, Int(outcome.exitCode))
    }

    private func text(_ file: String) throws -> String {
        String(decoding: try TestFiles.contents(of: "\(directory)/headword/\(file)"), as: UTF8.self)
    }

    private func serve(_ more: [String: String] = [:]) async throws -> (program: Program, port: Int) {
        let arguments = ["serve", "--listen", "127.0.0.1:0"]
        let program = try await Program(TestFiles.headword, arguments, environment: environment(more))
        let line = try #require(try await program.readErrorLine(containing: "listening"))
        return (program, try #require(line.firstMatch(of: /:(\d+)$/).flatMap { Int($0.1) }))
    }

    private func answer(_ method: String, _ parameters: String, _ client: SocketClient) async throws -> String {
        try await client.send(#"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(parameters)}"# + "\n")
        return try #require(try await client.readLine())
    }

    @Test func aWordIsAddedListedFoundAndRemoved() async throws {
        #expect(try await run("words", "add", "zorple", "--definition", "a thing").exitCode == 0)
        #expect(try await run("words", "add", "irregardless", "--forbid").exitCode == 0)
        #expect(try await run("words", "add", "e-mail", "--use", "email").exitCode == 0)
        #expect(try text("words.txt") == "!irregardless\ne-mail = email\n")
        #expect(try text("words.tsv") == "word\tdefinition\nzorple\ta thing\n")
        #expect(try await run("words", "list").output == "e-mail = email\n!irregardless\nzorple\n")
        #expect(try await run("define", "zorple").output.contains("a thing"))
        #expect(try await run("words", "remove", "zorple").exitCode == 0)
        #expect(try await run("words", "remove", "zorple").exitCode == 1)
        #expect(try await run("words", "list", "--prefix", "zor").exitCode == 1)
    }

    @Test func theListOfHeadwordsIsStillThere() async throws {
        #expect(try await run("words", "--exact", "--prefix", "swim").output == "swim\n")
    }

    @Test func aClientOnASocketChangesNoFile() async throws {
        let (program, port) = try await serve()
        let client = try SocketClient(port: port)
        let refused = try await answer("words.add", #"{"word":"zorple","layer":"user"}"#, client)
        #expect(refused.contains(#""code":403"#))
        #expect(refused.contains("layerReadOnly"))
        #expect(throws: (any Error).self) { try text("words.txt") }
        program.terminate()
        #expect(try await program.finish().exitCode == 0)
    }

    @Test func aClientOnASocketChangesFilesWhereThatIsAllowed() async throws {
        let (program, port) = try await serve(["HEADWORD_WORDS_REMOTE_CHANGES": "true"])
        let client = try SocketClient(port: port)
        #expect(try await answer("words.add", #"{"word":"zorple","layer":"user"}"#, client).contains("true"))
        #expect(try await answer("dictionary.entries", #"{"word":"zorple"}"#, client).contains("layer:user"))
        #expect(try text("words.txt") == "zorple\n")
        program.terminate()
        _ = try await program.finish()
    }

    @Test func aWordOfASessionIsSeenByNoOtherConnection() async throws {
        let (program, port) = try await serve()
        let (one, other) = (try SocketClient(port: port), try SocketClient(port: port))
        #expect(try await answer("words.add", #"{"word":"zorple","layer":"session"}"#, one).contains("true"))
        #expect(try await answer("dictionary.entries", #"{"word":"zorple"}"#, one).contains("layer:session"))
        #expect(try await answer("dictionary.entries", #"{"word":"zorple"}"#, other).contains("error"))
        program.terminate()
        _ = try await program.finish()
    }

    @Test func aConnectionThatSubscribedIsToldOfAnEditAndOfAReload() async throws {
        let (program, port) = try await serve()
        let client = try SocketClient(port: port)
        let subscription = #"{"notifications":["lexicon.changed"]}"#
        #expect(try await answer("rpc.subscribe", subscription, client).contains("lexicon.changed"))
        try TestFiles.write(Array("zorple\n".utf8), at: "headword/words.txt", below: directory)
        let beginning = #"{"jsonrpc":"2.0","method":"lexicon.changed","params":{"layers":"#
        #expect(try await client.readLine() == beginning + #"["user"],"languages":["en"]}}"#)
        kill(program.processID, SIGHUP)
        #expect(try await client.readLine() == beginning + #"[],"languages":["en"]}}"#)
        program.terminate()
        _ = try await program.finish()
    }
}
