import Foundation
import HeadwordJSON
import HeadwordTestSupport
import Testing

private let openssl = "/usr/bin/openssl"

/// `headword health` and `headword load` against a listener that speaks TLS.
@Suite(.timeLimit(.minutes(30)), .enabled(if: FileManager.default.isExecutableFile(atPath: openssl)))
struct SecureHealthTests {
    private let directory: String
    /// The configuration of a service that listens on a free port.
    private let configuration: String

    init() throws {
        directory = try TestFiles.temporaryDirectory()
        configuration = directory + "/headword.toml"
    }

    /// Makes a key and a self-signed certificate.
    private func makeCertificate(_ name: String) async throws {
        let outcome = try await Program.run(
            openssl,
            [
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                "-subj", "/CN=\(name)", "-addext", "subjectAltName=DNS:dictionary.example",
                "-keyout", "\(directory)/\(name).key", "-out", "\(directory)/\(name).pem",
            ]
        )
        try #require(outcome.exitCode == 0, "\(outcome.errors)")
    }

    private func write(port: Int, certificate: String = "server", _ more: String = "") throws {
        let text = """
            [[listener]]
            address = "tcp://127.0.0.1:\(port)"
            certificate = "\(certificate).pem"
            key = "\(certificate).key"
            \(more)
            """
        try TestFiles.write(Array(text.utf8), to: configuration)
    }

    /// Runs a service while `body` runs, and passes it the port.
    private func serve(_ more: String = "", _ body: (Int) async throws -> Void) async throws {
        for name in ["server", "client"] { try await makeCertificate(name) }
        try write(port: 0, more)
        let program = try await Program(
            TestFiles.headword,
            ["serve", "--config", configuration],
            environment: ["HEADWORD_LEXICON": try FixtureLexicon.path]
        )
        defer { program.terminate() }
        while let line = try await program.readErrorLine() {
            let port = line.firstMatch(of: /address=\S*127\.0\.0\.1:(\d+)/).flatMap { Int($0.1) }
            guard let port else { continue }
            return try await body(port)
        }
        Issue.record("The service does not start.")
    }

    private func health(_ arguments: [String]) async throws -> Program.Outcome {
        // A long timeout, since a busy machine may be slow.
        try await Program.run(TestFiles.headword, ["health", "--timeout", "600"] + arguments)
    }

    @Test func aCertificateOfTheAuthorityForTheNameIsTaken() async throws {
        try await serve { port in
            let trusted = ["127.0.0.1:\(port)", "--authorities", "\(directory)/server.pem"]
            let outcome = try await health(trusted + ["--server-name", "dictionary.example"])
            #expect(outcome.exitCode == 0, "\(outcome.errors)")
            #expect(outcome.output.hasPrefix("tcp://127.0.0.1:\(port): Headword "))
            let wrongName = try await health(trusted)
            #expect(wrongName.exitCode == 6)
            #expect(wrongName.errors.contains("certificate is not for the name '127.0.0.1'"))
            let stranger = try await health([
                "127.0.0.1:\(port)", "--authorities", "\(directory)/client.pem", "--server-name", "dictionary.example",
            ])
            #expect(stranger.exitCode == 6)
            #expect(stranger.errors.contains("certificate is refused"))
            // BoringSSL's messages name places in its own sources, which users need not see.
            #expect(!stranger.errors.contains("handshake") && !stranger.errors.contains(".cc"))
        }
    }

    @Test func whatTheConfigurationNamesIsExpected() async throws {
        try await serve { port in
            try write(port: port)
            #expect(try await health(["--config", configuration]).exitCode == 0)
            try write(port: port, certificate: "client")
            let other = try await health(["--config", configuration])
            #expect(other.exitCode == 6)
            #expect(other.errors.contains("is not '\(directory)/client.pem'"))
        }
    }

    @Test func aServiceThatWantsCertificatesIsShownOne() async throws {
        try await serve("client-authority = 'client.pem'") { port in
            let address = ["127.0.0.1:\(port)", "--authorities", "\(directory)/server.pem"]
            let trusted = address + ["--server-name", "dictionary.example"]
            let own = ["--certificate", "\(directory)/client.pem", "--key", "\(directory)/client.key"]
            #expect(try await health(trusted + own).exitCode == 0)
            let without = try await health(trusted)
            #expect(without.exitCode == 6)
            #expect(without.errors.contains("requires a client certificate"))
        }
    }

    @Test(arguments: [("json-rpc", ""), ("http", "http://")])
    func aLoadIsMadeOverTLS(protocol: String, scheme: String) async throws {
        try await serve("protocol = '\(`protocol`)'") { port in
            let trust = ["--authorities", "\(directory)/server.pem", "--server-name", "dictionary.example"]
            let brief = ["--duration", "0.5", "--warm-up", "0", "--rate", "20", "--timeout", "600", "--json"]
            let ping = ["--method", "server.ping", "--parameters", "{}"]
            let address = "\(scheme)127.0.0.1:\(port)"
            let outcome = try await Program.run(TestFiles.headword, ["load", address] + trust + brief + ping)
            #expect(outcome.exitCode == 0, "\(outcome.errors)")
            let report = try JSONValue(json: outcome.output)
            #expect(report["answers"] == report["calls"] && report["answers"] != 0)
        }
    }

    @Test(arguments: [["health"], ["load", "--timeout", "600"]])
    func whoSpeaksWithoutTLSIsToldOfIt(command: [String]) async throws {
        try await serve { port in
            let outcome = try await Program.run(
                TestFiles.headword,
                command + ["127.0.0.1:\(port)"],
                environment: ["HEADWORD_LEXICON": try FixtureLexicon.path]
            )
            #expect(outcome.exitCode == 6)
            #expect(outcome.errors.contains("--tls"), "\(outcome.errors)")
        }
    }

    @Test(arguments: [
        (["--authorities", "/nowhere.pem"], "'/nowhere.pem' has no certificates"),
        (["--certificate", "/nowhere.pem"], "'/nowhere.pem' has no certificates"),
        (["--key", "/nowhere.key"], "--certificate"),
    ])
    func aFileThatCannotBeUsedIsNamed(options: [String], complaint: String) async throws {
        let outcome = try await health(["127.0.0.1:1"] + options)
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains(complaint))
    }
}
