import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct PublishTests {
    private let directory: String

    init() throws {
        try requireProviders(of: "dictionary.entries", "wordlist.query")
        directory = try TestFiles.temporaryDirectory() + "/published"
    }

    @Test func saysWhatItWroteAndWritesItOnce() async throws {
        let arguments = ["publish", directory, "--words", "12"]
        let first = try await headword(arguments)
        #expect(first.exitCode == 0)
        #expect(first.output == directory + "\n")
        #expect(first.errors.contains("12 headwords in ") && first.errors.hasSuffix(" written, 0 deleted\n"))
        #expect(try TestFiles.names(in: directory + "/en").count == 12)
        let second = try await headword(arguments)
        #expect(second.errors.hasSuffix("\n0 written, 0 deleted\n"))
    }

    @Test func theListOfFilesIsOneThatOtherProgramsCheck() async throws {
        _ = try await headword("publish", directory, "--words", "3")
        let check = try await Program.run(
            "/bin/sh",
            ["-c", "cd '\(directory)' && sha256sum --check --quiet SHA256SUMS"]
        )
        #expect(check.exitCode == 0, "\(check.errors)")
    }

    @Test(arguments: [
        (["--words", "0"], "--words must be at least 1"), (["--language", "fr"], "the lexicon has no headwords in fr"),
        (["--language", "xx"], "xx"),
    ])
    func refusesAWrongSelection(options: [String], message: String) async throws {
        let outcome = try await headword(["publish", directory] + options)
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains(message))
    }

    @Test func doesNotReplaceFilesOfOthers() async throws {
        try TestFiles.write([], at: "index.html", below: directory)
        let outcome = try await headword("publish", directory)
        #expect(outcome.exitCode == 2)
        let complaint = "headword: \(directory) has 'index.html', which 'headword publish' did not write"
        #expect(outcome.errors.contains(complaint))
        #expect(try TestFiles.names(in: directory) == ["index.html"])
    }
}
