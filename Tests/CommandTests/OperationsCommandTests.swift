import Foundation
import HeadwordJSON
import HeadwordTestSupport
import Testing

/// Runs the command with a configuration and the small lexicon.
private func run(
    _ arguments: [String],
    configuration: String = "",
    lexicon: String? = nil
) async throws -> Program.Outcome {
    let path = try TestFiles.temporaryDirectory() + "/headword.toml"
    try TestFiles.write(Array(configuration.utf8), to: path)
    return try await Program.run(
        TestFiles.headword,
        arguments + ["--config", path],
        environment: ["HEADWORD_LEXICON": try lexicon ?? FixtureLexicon.path]
    )
}

/// Runs a server while `body` runs, and passes it the port.
private func withServer(_ body: (Int) async throws -> Void) async throws {
    let program = try await Program(
        TestFiles.headword,
        ["serve", "--listen", "127.0.0.1:0"],
        environment: ["HEADWORD_LEXICON": try FixtureLexicon.path]
    )
    defer { program.terminate() }
    let line = try #require(try await program.readErrorLine())
    try await body(try #require(line.firstMatch(of: /address=\S*127\.0\.0\.1:(\d+)/).flatMap { Int($0.1) }))
}

@Suite(.timeLimit(.minutes(30))) struct HealthCommandTests {
    @Test func aServiceThatAnswersIsWell() async throws {
        try await withServer { port in
            let outcome = try await run(["health", "127.0.0.1:\(port)"])
            #expect(outcome.exitCode == 0)
            #expect(outcome.output.hasPrefix("tcp://127.0.0.1:\(port): Headword 0.1.0, "))
            let json = try JSONValue(json: try await run(["health", "127.0.0.1:\(port)", "--json"]).output)
            #expect(json["healthy"] == true && json["lexicon"]?["digest"]?.text?.count == 64)
        }
    }

    @Test(arguments: ["127.0.0.1:1", "unix:/nowhere/socket", "http://127.0.0.1:1"])
    func aServiceThatIsNotThereIsNotWell(address: String) async throws {
        let outcome = try await run(["health", address])
        #expect(outcome.exitCode == 6)
        #expect(outcome.output.isEmpty && !outcome.errors.isEmpty)
        let json = try await run(["health", address, "--json"])
        #expect(json.exitCode == 6)
        #expect(try JSONValue(json: json.output)["healthy"] == false)
    }

    @Test func withoutAnAddressTheConfigurationNamesOne() async throws {
        try await withServer { port in
            let listener = "[[listener]]\naddress = 'tcp://127.0.0.1:\(port)'"
            let configured = try await run(["health"], configuration: listener)
            #expect(configured.exitCode == 0)
            let bare = try await run(["health"])
            #expect(bare.exitCode == 2)
        }
    }
}

@Suite(.timeLimit(.minutes(30))) struct DoctorCommandTests {
    /// Returns the states of the findings about a subject.
    private func states(_ outcome: Program.Outcome, _ subject: String) throws -> [String] {
        let findings = try JSONValue(json: outcome.output)["findings"]?.elements ?? []
        return findings.filter { $0["subject"]?.text == subject }.compactMap { $0["state"]?.text }
    }

    @Test func aSoundServiceHasNothingThatFails() async throws {
        let outcome = try await run(["doctor", "--json"])
        #expect(outcome.exitCode == 0)
        #expect(try states(outcome, "lexicon") == ["ok"])
        #expect(try states(outcome, "configuration") == ["ok"])
        #expect(try states(outcome, "limits") == ["ok"])
    }

    @Test func whatFailsHasARemedy() async throws {
        let directory = try TestFiles.temporaryDirectory()
        try TestFiles.write(Array("short".utf8), to: directory + "/token")
        try TestFiles.write(Array("no certificate".utf8), to: directory + "/pem")
        let outcome = try await run(
            ["doctor", "--json"],
            configuration: """
                [[listener]]
                address = "tcp://127.0.0.1:0"
                token-file = "\(directory)/token"
                certificate = "\(directory)/pem"
                key = "\(directory)/pem"
                [[listener]]
                address = "unix:/nowhere/socket"
                """,
            lexicon: directory + "/token"
        )
        #expect(outcome.exitCode == 1)
        #expect(try states(outcome, "lexicon") == ["fail"])
        #expect(try states(outcome, "sockets") == ["ok", "fail", "warn"])
        #expect(try states(outcome, "credentials") == ["fail", "fail", "fail"])
        let findings = try JSONValue(json: outcome.output)["findings"]?.elements ?? []
        #expect(findings.allSatisfy { ($0["state"] == "ok") == ($0["remedy"] == nil) })
        #expect(!outcome.output.contains("short"))
    }

    @Test func aFaultOfTheConfigurationIsFound() async throws {
        let outcome = try await run(["doctor", "--json"], configuration: "lexcon = 1")
        #expect(outcome.exitCode == 1)
        #expect(try states(outcome, "configuration") == ["fail"])
    }

    @Test func aSocketThatSomebodyServesIsNamedAsServed() async throws {
        try await withServer { port in
            let listener = "[[listener]]\naddress = 'tcp://127.0.0.1:\(port)'"
            let outcome = try await run(["doctor"], configuration: listener)
            #expect(outcome.output.contains("127.0.0.1:\(port) is served"))
        }
    }
}
