import Foundation
import HeadwordTestSupport
import Testing

private let openssl = "/usr/bin/openssl"
private let curl = "/usr/bin/curl"

/// `headword serve --http`, and listeners for HTTP in the configuration, asked by curl.
@Suite(
    .timeLimit(.minutes(30)),
    .enabled(if: [openssl, curl].allSatisfy(FileManager.default.isExecutableFile(atPath:)))
)
struct WebCommandTests {
    private let directory: String

    init() throws { directory = try TestFiles.temporaryDirectory() }

    /// Runs a service while `body` runs, and passes it the port.
    private func serve(_ arguments: [String], _ body: (Int) async throws -> Void) async throws {
        let program = try await Program(
            TestFiles.headword,
            ["serve"] + arguments,
            environment: ["HEADWORD_LEXICON": try FixtureLexicon.path]
        )
        defer { program.terminate() }
        while let line = try await program.readErrorLine() {
            guard let port = line.firstMatch(of: /address=\S*127\.0\.0\.1:(\d+)/).flatMap({ Int($0.1) }) else {
                continue
            }
            return try await body(port)
        }
        Issue.record("The service does not start.")
    }

    /// Returns what a response says after its contents: `STATUS VERSION`.
    private func ask(_ address: String, _ arguments: String...) async throws -> (body: String, about: String) {
        let outcome = try await Program.run(
            curl,
            ["--silent", "--write-out", "\\n%{http_code} %{http_version}", address] + arguments
        )
        try #require(outcome.exitCode == 0, "\(outcome.errors)")
        let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
        return (lines.dropLast().joined(separator: "\n"), String(lines.last ?? ""))
    }

    @Test func aBrowserAndAProgramAreAnsweredAtOnePort() async throws {
        try await serve(["--http", "127.0.0.1:0"]) { port in
            let root = "http://127.0.0.1:\(port)"
            let page = try await ask(root + "/en/dog")
            #expect(page.about == "200 1.1" && page.body.contains("<h1"))
            let answer = try await ask(root + "/v1/dictionary.entries?word=dogs")
            #expect(answer.about == "200 1.1" && answer.body.contains(#""id":"dog""#))
            let call = #"{"jsonrpc":"2.0","id":1,"method":"server.ping"}"#
            let reply = try await ask(root + "/rpc", "--json", call)
            #expect(reply.about == "200 1.1" && reply.body.contains(#""result""#))
            let missing = try await ask(root + "/nowhere", "--header", "Accept: text/html")
            #expect(missing.about == "404 1.1" && missing.body.contains("<h1>There is no such page</h1>"))
            // The paths of others are served only if they are named.
            #expect(try await ask(root + "/words?sp=dog").about.hasPrefix("404"))
        }
    }

    @Test func thePathsOfOtherServicesAreServedByName() async throws {
        try await serve(["--http", "127.0.0.1:0", "--compatible", "datamuse,dictionaryapi"]) { (port) async throws in
            let root = "http://127.0.0.1:\(port)"
            #expect(try await ask(root + "/words?sp=dog").body.contains(#""word":"dog""#))
            #expect(try await ask(root + "/api/v2/entries/en/dog").body.contains(#""meanings""#))
            #expect(try await ask(root + "/audio?term=dog").about.hasPrefix("404"))
        }
    }

    @Test func withTLSAClientChoosesTheVersionOfHTTP() async throws {
        let made = try await Program.run(
            openssl,
            [
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost",
                "-keyout", "\(directory)/server.key", "-out", "\(directory)/server.pem",
            ]
        )
        try #require(made.exitCode == 0, "\(made.errors)")
        let configuration = """
            [[listener]]
            address = "tcp://127.0.0.1:0"
            protocol = "http"
            certificate = "server.pem"
            key = "server.key"
            """
        try TestFiles.write(Array(configuration.utf8), to: directory + "/headword.toml")
        try await serve(["--config", directory + "/headword.toml"]) { port in
            let address = "https://localhost:\(port)/v1/dictionary.entries?word=dog"
            let authority = ["--cacert", "\(directory)/server.pem"]
            for (flag, version) in [("--http2", "2"), ("--http1.1", "1.1")] {
                let answer = try await ask(address, authority[0], authority[1], flag)
                #expect(answer.about == "200 \(version)")
                #expect(answer.body.contains(#""id":"dog""#))
                let page = try await ask("https://localhost:\(port)/api/server.ping", authority[0], authority[1], flag)
                #expect(page.body.contains("https://localhost:\(port)/v1/server.ping"))
            }
        }
    }

    @Test(arguments: [
        (["--stdio", "--http", "127.0.0.1:0"], "--stdio serves one client"),
        (["--stdio", "--protocol", "http"], "--http HOST:PORT"),
        (["--http", "0.0.0.0:0"], "can be reached from other machines"),
        (["--http", "nowhere"], "'nowhere' is not an address"),
        (["--listen", "127.0.0.1:0", "--compatible", "datamuse"], "--compatible is for --http"),
        (["--http", "127.0.0.1:0", "--compatible", "nothing"], "'nothing' is not a service"),
    ])
    func optionsThatContradictEachOtherAreRefused(arguments: [String], message: String) async throws {
        let outcome = try await Program.run(TestFiles.headword, ["serve"] + arguments)
        #expect(outcome.exitCode == 2 || outcome.exitCode == 64)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
}
