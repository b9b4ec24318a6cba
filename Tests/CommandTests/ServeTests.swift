import Foundation
import HeadwordJSON
import HeadwordTestSupport
import Testing

private func serve(_ input: String, _ arguments: [String] = ["serve", "--stdio"]) async throws -> Program.Outcome {
    try await Program.run(
        TestFiles.headword,
        arguments,
        input: input,
        environment: ["HEADWORD_LEXICON": try FixtureLexicon.path]
    )
}

private let call = #"{"jsonrpc":"2.0","id":1,"method":"server.info"}"#

/// The real program over real pipes and sockets.
@Suite(.timeLimit(.minutes(30))) struct ServeTests {
    @Test func linesOnStandardInputAreAnsweredOnStandardOutput() async throws {
        let outcome = try await serve(call + "\n" + call)
        #expect(outcome.exitCode == 0)
        #expect(outcome.lines.count == 2)
        #expect(
            outcome.lines.allSatisfy {
                $0.contains("digest") && $0.hasPrefix(#"{"jsonrpc":"2.0","id":1,"#)
            }
        )
        #expect(outcome.errors.isEmpty)
    }

    @Test func headersOnStandardInputAreAnsweredWithHeaders() async throws {
        let outcome = try await serve("Content-Length: \(call.utf8.count)\r\n\r\n\(call)")
        #expect(outcome.exitCode == 0)
        let parts = outcome.output.components(separatedBy: "\r\n\r\n")
        #expect(parts.first == "Content-Length: \(parts.last?.utf8.count ?? 0)")
    }

    @Test func aRegularFileIsServed() async throws {
        let path = try TestFiles.temporaryDirectory() + "/calls.jsonl"
        try TestFiles.write(Array((call + "\n").utf8), to: path)
        let file = try FileHandle(forReadingFrom: URL(filePath: path))
        let program = try await Program(
            TestFiles.headword,
            ["serve", "--stdio"],
            environment: ["HEADWORD_LEXICON": try FixtureLexicon.path],
            standardInput: file
        )
        #expect(try await program.finish().lines.count == 1)
    }

    @Test func standardOutputCarriesProtocolBytesOnly() async throws {
        let outcome = try await serve("nonsense\n[]\n{\"x\":1}\n")
        #expect(outcome.lines.count == 3)
        #expect(outcome.lines.allSatisfy { $0.hasPrefix("{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":") })
    }

    @Test(arguments: [("> /dev/full", call + "\n", "No space left on device"), ("< /", "", "Is a directory")])
    func aStreamThatCannotBeServedEndsWithAnError(redirection: String, input: String, reason: String) async throws {
        let outcome = try await Program.run(
            "/bin/sh",
            ["-c", "exec \(TestFiles.headword) serve --stdio \(redirection)"],
            input: input,
            environment: ["HEADWORD_LEXICON": try FixtureLexicon.path]
        )
        #expect(outcome.exitCode == 70)
        #expect(outcome.errors.hasPrefix("headword: cannot ") && outcome.errors.contains(reason))
    }

    @Test func anAnswerComesBeforeTheInputEnds() async throws {
        let program = try await Program(
            TestFiles.headword,
            ["serve", "--stdio"],
            environment: ["HEADWORD_LEXICON": try FixtureLexicon.path]
        )
        for id in 1...3 {
            try program.write(#"{"jsonrpc":"2.0","id":\#(id),"method":"server.ping"}"# + "\n")
            #expect(try await program.readLine() == #"{"jsonrpc":"2.0","id":\#(id),"result":"pong"}"#)
        }
        try program.closeInput()
        #expect(try await program.finish().exitCode == 0)
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func aTCPServerAnswersSeveralClientsAndEndsWhenTold(signal: Int32) async throws {
        let program = try await Program(
            TestFiles.headword,
            ["serve", "--listen", "127.0.0.1:0"],
            environment: ["HEADWORD_LEXICON": try FixtureLexicon.path]
        )
        let line = try #require(try await program.readErrorLine())
        let port = try #require(line.firstMatch(of: /address=tcp:\/\/127\.0\.0\.1:(\d+)/).flatMap { Int($0.1) })
        let lines = try SocketClient(port: port)
        let headers = try SocketClient(port: port)
        try await lines.send(call + "\n")
        try await headers.send("Content-Length: \(call.utf8.count)\r\n\r\n\(call)")
        #expect(try await lines.readLine()?.contains("digest") == true)
        headers.finishSending()
        #expect(try await headers.readToEnd().contains("digest"))
        kill(program.processID, signal)
        #expect(try await program.finish().exitCode == 0)
        #expect(try await lines.readLine()?.contains(#""method":"server.closing""#) == true)
        #expect(try await lines.readLine() == nil)
    }

    @Test(arguments: ["0.0.0.0:0", "192.0.2.1:7878", "[::]:0", "127.example.org:1", "example.org:7878"])
    func anAddressThatOthersCanReachIsRefused(address: String) async throws {
        let outcome = try await serve("", ["serve", "--listen", address])
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains("--insecure"))
    }

    @Test(arguments: [["serve"], ["serve", "--stdio", "--listen", "127.0.0.1:0"], ["serve", "--listen", "7878"]])
    func aWrongUseIsRefused(arguments: [String]) async throws {
        let outcome = try await serve("", arguments)
        #expect(outcome.exitCode == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains("--listen"))
    }

    @Test func aPortThatIsTakenIsNamed() async throws {
        let first = try await Program(
            TestFiles.headword,
            ["serve", "--listen", "127.0.0.1:0"],
            environment: ["HEADWORD_LEXICON": try FixtureLexicon.path]
        )
        let line = try #require(try await first.readErrorLine())
        let address = try #require(line.firstMatch(of: /address=tcp:\/\/(127\.0\.0\.1:\d+)/)).1
        let second = try await serve("", ["serve", "--listen", String(address)])
        #expect(second.exitCode == 2)
        #expect(second.errors.contains(address))
        first.terminate()
        _ = try await first.finish()
    }
}
