import Foundation
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

/// The program without TLS, S3 and the upstream client tells users which build has them.
@Suite struct LeanProgramTests {
    private static let tls = "needs a build with TLS: make full"
    private static let upstream = "needs a build with the client of the Oxford Dictionaries API: make full"

    private func run(_ arguments: [String]) async throws -> Program.Outcome {
        try await Program.run(
            TestFiles.leanHeadword,
            arguments,
            environment: ["HEADWORD_LEXICON": try FixtureLexicon.path]
        )
    }

    /// Writes a configuration that only this user can read, as its secrets require.
    private func configuration(_ text: String) throws -> String {
        let directory = try TestFiles.temporaryDirectory()
        for name in ["id", "key"] {
            try TestFiles.write(Array("secret\n".utf8), to: "\(directory)/\(name)")
            chmod("\(directory)/\(name)", 0o600)
        }
        try TestFiles.write(Array(text.utf8), to: directory + "/headword.toml")
        return directory + "/headword.toml"
    }

    private static let secureListener = """
        [[listener]]
        address = "tcp://127.0.0.1:0"
        certificate = "id"
        key = "key"
        """
    private static let upstreamSource = """
        [upstream]
        app-id-file = "id"
        app-key-file = "key"
        [sources]
        dictionary = "upstream"
        """

    @Test(arguments: [
        ("serve", secureListener, "headword: listener.certificate \(tls)"),
        ("health", secureListener, "headword: listener.certificate \(tls)"),
        ("serve", upstreamSource, "headword: sources \(upstream)"),
        ("upstream check", upstreamSource, "headword: upstream check \(upstream)"),
    ])
    func whatAConfigurationNeedsIsRefusedWithTheCommandThatBuildsIt(
        command: String,
        settings: String,
        message: String
    ) async throws {
        let path = try configuration(settings)
        let outcome = try await run(command.split(separator: " ").map(String.init) + ["--config", path])
        #expect(outcome.exitCode == 2 && outcome.errors == message + "\n")
    }

    @Test func theHelpOfCallSaysWhyThereAreNoMethods() async throws {
        let outcome = try await run(["call", "--help", "--config", try configuration(Self.upstreamSource)])
        #expect(outcome.exitCode == 0 && outcome.output.contains("METHODS\n  headword: sources \(Self.upstream)"))
    }

    @Test func healthOverTLSIsRefusedToo() async throws {
        let outcome = try await run(["health", "127.0.0.1:1", "--tls"])
        #expect(outcome.exitCode == 2 && outcome.errors == "headword: --tls \(Self.tls)\n")
    }

    @Test(arguments: [["s3://texts/", "--run", "run"], ["text", "--run", "s3://counts/run"]])
    func objectsAreRefusedToo(arguments: [String]) async throws {
        let address = try #require(arguments.first { $0.hasPrefix("s3://") })
        let outcome = try await run(["corpus", "count"] + arguments)
        #expect(outcome.exitCode == 2 && outcome.errors == "headword: \(address) needs a build with S3: make full\n")
    }

    @Test func whoWouldServeOtherMachinesWithoutProtectionIsToldOfTLS() async throws {
        let outcome = try await run(["serve", "--listen", "0.0.0.0:0"])
        #expect(outcome.exitCode == 2 && outcome.errors.contains(Self.tls))
        let full = try await headword("serve", "--listen", "0.0.0.0:0")
        #expect(full.exitCode == 2 && full.errors.contains("certificate") && !full.errors.contains("make full"))
    }

    @Test func theDoctorTellsWhatTheBuildLacks() async throws {
        let path = try configuration(Self.secureListener + "\n" + Self.upstreamSource)
        let outcome = try await run(["doctor", "--config", path])
        #expect(outcome.exitCode == 1)
        for wish in [
            "listener.certificate needs a build with TLS",
            "sources needs a build with the client of the Oxford Dictionaries API",
        ] {
            #expect(outcome.output.contains(wish))
        }
        #expect(!(try await headword("doctor", "--config", path)).output.contains("needs a build"))
    }

    @Test func itAnswersFromTheLexicon() async throws {
        let outcome = try await run(["define", "swim"])
        #expect(outcome.exitCode == 0 && outcome.output.contains("swim"))
    }
}
