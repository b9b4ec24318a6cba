import Foundation
import HeadwordJSON
import HeadwordLexicon
import HeadwordTestSupport
import Testing

private let setpriv = "/usr/bin/setpriv"

@Suite(.timeLimit(.minutes(30))) struct UnreadableLexiconTests {
    /// Calls `body` with a lexicon that only root may read.
    private func withLockedLexicon(_ body: (_ path: String) async throws -> Void) async throws {
        // A directory that other users may enter.
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path()
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        defer { try? TestFiles.remove(directory) }
        chmod(directory, 0o755)
        let path = directory + "/lexicon.sqlite"
        try TestFiles.copy(try FixtureLexicon.path, to: path)
        chmod(path, 0)
        try await body(path)
    }

    /// Runs the command as an unprivileged user, since root could read anything.
    private func asNobody(_ arguments: [String]) async throws -> Program.Outcome {
        guard geteuid() == 0 else { return try await Program.run(TestFiles.headword, arguments) }
        let drop = ["--reuid=65534", "--regid=65534", "--clear-groups", TestFiles.headword]
        return try await Program.run(setpriv, drop + arguments)
    }

    @Test(
        .enabled(if: geteuid() != 0 || FileManager.default.isExecutableFile(atPath: setpriv)),
        arguments: [["call", "server.ping"], ["lexicon", "info"], ["serve", "--stdio"]]
    )
    func aLexiconThatOnlyOthersMayReadIsNotMissing(command: [String]) async throws {
        try await withLockedLexicon { path in
            let outcome = try await asNobody(command + ["--lexicon", path])
            #expect(outcome.exitCode == 5)
            #expect(outcome.errors.contains("the lexicon \(path) cannot be read: permission denied\n"))
            #expect(!outcome.errors.contains("lexicon build"))
        }
    }

    @Test(.enabled(if: geteuid() != 0 || FileManager.default.isExecutableFile(atPath: setpriv)))
    func theDoctorSaysThatALexiconMayNotBeRead() async throws {
        try await withLockedLexicon { path in
            let outcome = try await asNobody(["doctor", "--json", "--lexicon", path])
            #expect(outcome.exitCode == 1)
            let findings = try JSONValue(json: outcome.output)["findings"]?.elements ?? []
            let finding = try #require(findings.first { $0["subject"] == "lexicon" })
            #expect(finding["message"]?.text == "the lexicon \(path) cannot be read: permission denied")
            #expect(finding["remedy"]?.text?.contains("lexicon build") == false)
        }
    }

    /// The system reports other reasons, too.
    @Test func aLinkThatLeadsInACircleIsNotMissing() throws {
        let path = try TestFiles.temporaryDirectory() + "/current"
        try TestFiles.link(path, to: path)
        #expect(throws: LexiconFailure.unreadable(path: path, reason: "too many levels of symbolic links")) {
            try Lexicon(path: path)
        }
    }
}
