import Glibc
import HeadwordJSON
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

/// `headword load` against the real program.
@Suite(.timeLimit(.minutes(30))) struct LoadCommandTests {
    private static let token = "a-token-for-the-load"

    /// Runs a service while `body` runs, and passes it the port.
    private func serve(_ arguments: [String], _ body: (Int) async throws -> Void) async throws {
        try requireProviders(of: "dictionary.entries")
        let program = try await Program(
            TestFiles.headword,
            ["serve"] + arguments,
            environment: ["HEADWORD_LEXICON": try FixtureLexicon.path]
        )
        defer { program.terminate() }
        let line = try #require(try await program.readErrorLine(containing: "127.0.0.1:"))
        try await body(try #require(line.firstMatch(of: /127\.0\.0\.1:(\d+)/).flatMap { Int($0.1) }))
    }

    /// Makes a load for a second; a busy machine may be slow to answer.
    private func load(_ address: String, _ options: String...) async throws -> Program.Outcome {
        let brief = ["--rate", "100", "--duration", "1", "--warm-up", "0.2", "--timeout", "600"]
        return try await Program.run(
            TestFiles.headword,
            ["load", address] + brief + options,
            environment: ["HEADWORD_LEXICON": try FixtureLexicon.path]
        )
    }

    @Test(arguments: [("--listen", ""), ("--http", "http://")])
    func aServiceIsAskedOverBothProtocols(listener: String, scheme: String) async throws {
        try await serve([listener, "127.0.0.1:0"]) { port in
            let outcome = try await load("\(scheme)127.0.0.1:\(port)", "--json")
            try #require(outcome.exitCode == 0, "\(outcome.errors)")
            let report = try JSONValue(json: outcome.output)
            let calls = try #require(report["calls"].integer)
            #expect((60...150).contains(calls) && report["answers"] == report["calls"])
            #expect(report["errors"] == [:] && report["unanswered"] == [:] && report["unsent"] == 0)
            #expect(try #require(report["latencyMilliseconds"]["p99"].number) > 0)
        }
    }

    @Test func theSeedDeterminesTheCalls() async throws {
        try await serve(["--listen", "127.0.0.1:0"]) { port in
            func calls(_ seed: String) async throws -> Int? {
                let outcome = try await load("127.0.0.1:\(port)", "--json", "--seed", seed)
                return try JSONValue(json: outcome.output)["calls"].integer
            }
            let first = try #require(try await calls("1"))
            #expect(try await calls("1") == first)
            #expect(try await calls("2") != first)
        }
    }

    @Test func errorsAndQuestionsOfAFileAreReportedToPeople() async throws {
        let questions = try TestFiles.temporaryDirectory() + "/questions"
        try TestFiles.write(Array("nosuchword\n{\"method\": \"server.ping\"}\n".utf8), to: questions)
        try await serve(["--listen", "127.0.0.1:0"]) { port in
            let outcome = try await load("127.0.0.1:\(port)", "--questions", questions, "--exponent", "10")
            try #require(outcome.exitCode == 0, "\(outcome.errors)")
            #expect(outcome.output.contains(#/errors +(\d+): \1 notFound\n/#))
            // The second question is asked once in a thousand times.
            #expect(outcome.output.contains(#/answers +[0-3]\n/#))
            #expect(outcome.output.contains(#/latency +p50 [\d.]+ ms, p90 [\d.]+ ms, p99 [\d.]+ ms, p99\.9/#))
        }
    }

    @Test(arguments: [("--listen", ""), ("--http", "http://")])
    func aTokenIsSent(listener: String, scheme: String) async throws {
        let file = try TestFiles.temporaryDirectory() + "/token"
        try TestFiles.write(Array((Self.token + "\n").utf8), to: file)
        chmod(file, 0o600)
        try await serve([listener, "127.0.0.1:0", "--token-file", file]) { port in
            let address = "\(scheme)127.0.0.1:\(port)"
            #expect(try await load(address, "--token-file", file).exitCode == 0)
            let stranger = try await load(address)
            #expect(stranger.exitCode == 6)
            #expect(stranger.errors.contains("the server refuses the first call"), "\(stranger.errors)")
        }
    }

    @Test func theHighestRateIsSearched() async throws {
        try await serve(["--listen", "127.0.0.1:0"]) { port in
            // No call is answered that fast, so the search halves the rate until it ends.
            let options = ["--duration", "0.1", "--warm-up", "0", "--rate", "16", "--method", "server.ping"]
            let arguments = ["--parameters", "{}", "--find-peak", "--p99", "0.01", "--gaps", "constant"]
            let outcome = try await Program.run(
                TestFiles.headword,
                ["load", "127.0.0.1:\(port)"] + options + arguments
            )
            #expect(outcome.exitCode == 6)
            #expect(outcome.lines.count == 5 && outcome.lines.allSatisfy { $0.hasSuffix("too many") })
            #expect(outcome.errors.contains("no rate keeps the p99 within 0.01 ms"))
        }
    }

    @Test(arguments: [
        (["--rate", "0"], 2, "--rate must be 1 to 1000000 calls a second, not 0."),
        (["--duration", "-1"], 2, "--duration must be 0.1 to 86400 seconds, not -1."),
        (["--connections", "0"], 2, "--connections must be 1 to 10000 connections, not 0."),
        (["--exponent", "11"], 2, "--exponent must be 0 to 10, not 11."),
        (["--parameters", "[]"], 2, "--parameters must be a JSON object, not '[]'"),
        (["--questions", "/nowhere"], 2, "'/nowhere' cannot be read"),
        (["--gaps", "odd"], 2, "'odd'"),
        ([], 6, "tcp://127.0.0.1:1: Connection refused"),
    ])
    func whatCannotWorkIsExplained(options: [String], exitCode: Int32, complaint: String) async throws {
        let outcome = try await Program.run(
            TestFiles.headword,
            ["load", "127.0.0.1:1"] + options,
            environment: ["HEADWORD_LEXICON": try FixtureLexicon.path, "COLUMNS": "500"]
        )
        #expect(outcome.exitCode == exitCode)
        #expect(outcome.errors.contains(complaint), "\(outcome.errors)")
        #expect(outcome.output.isEmpty)
    }
}
