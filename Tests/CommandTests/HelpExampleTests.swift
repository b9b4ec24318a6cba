import Foundation
import HeadwordJSON
import HeadwordLexicon
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

/// Runs the examples of the help, like those of the README, on the whole core lexicon that `make test` builds.
@Suite(.timeLimit(.minutes(30))) struct HelpExampleTests {
    private static let lexicon = ProcessInfo.processInfo.environment["HEADWORD_CORE_LEXICON"]

    /// Examples that cannot be run here, by what they need. Only their arguments are checked.
    private static let unrunnable = [
        "the network": ["lexicon fetch", "lexicon build", "corpus build"],
        "minutes": ["lexicon export", "published-all"],
        "files of other programs": ["words import"],
        "dictionaries of one's own": ["lexicon add", "lexicon remove", "lexicon list"],
        "an account": ["upstream check"],
        "another server": ["headword health", "headword load"],
        "a store of objects": ["s3://"],
        "an end": ["serve --listen", "serve --socket", "serve --dict", "serve --http", "serve --config"],
        "files of this machine": ["/etc/headword", "/run/headword"],
        "the small lexicon": ["headword schema"],
    ]

    /// Commands to run before an example, by a text that the example contains.
    private static let preparations = [
        ("corpus add letters", "headword corpus drop letters"),
        ("freq --trend", "ln -sf open.en.corpus corpora/letters.en.corpus"),
        ("--into letters", "rm corpora/letters.en.corpus"),
        ("headword translate", "export HEADWORD_LEXICON=$HOME/new.sqlite"),
        ("corpus verify", "headword corpus add letters letters --replace"),
        ("new-provider", "export HEADWORD_LEXICON=/nowhere"),
    ]

    /// Returns the exit codes that an example may end with: comparing different lexicons exits with 1, and the small
    /// corpora lack some phrases.
    private func exitCodes(of example: String) -> ClosedRange<Int32> {
        if example.contains("lexicon diff") { return 1...1 }
        return ["headword freq", "headword ngrams", "headword collocations"].contains(where: example.hasPrefix)
            ? 0...1 : 0...0
    }

    private static let hasJQ = FileManager.default.isExecutableFile(atPath: "/usr/bin/jq")

    private func isRunnable(_ example: String) -> Bool {
        !Self.unrunnable.values.joined().contains { example.contains($0) }
    }

    /// Returns the examples in the help of the commands, in order, without the remarks next to them.
    private func examples() async throws -> [String] {
        let dump = try JSONValue(json: try await headword("--experimental-dump-help").output)
        return examples(of: dump["command"])
    }

    private func examples(of command: JSONValue?) -> [String] {
        let lines = (command?["discussion"]?.text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        let isRunnable = { (command: Substring) in Self.hasJQ || !command.contains("| jq") }
        let examples = lines.drop { $0 != "EXAMPLES" }.dropFirst().prefix { !$0.isEmpty }.filter(isRunnable)
        let below = command?["subcommands"]?.elements ?? []
        return examples.map { line in
            let command = line.drop { $0 == " " }
            return String(command[..<(command.firstRange(of: "  ")?.lowerBound ?? command.endIndex)])
        } + below.flatMap { self.examples(of: $0) }
    }

    /// Returns a home directory with the files that the examples use.
    private func home() async throws -> String {
        let home = try TestFiles.temporaryDirectory()
        let text = Array("The war was long. A happy dog, a happy house.\n".utf8)
        let json = Array(#"{"text": "The war was long.", "date": "2001-05"}"#.utf8)
        for (path, bytes) in [
            ("notes.txt", Array("She set up the house.\n".utf8)), ("letters/1999-01.txt", text), ("dump.jsonl", json),
            ("news.jsonl", json), ("headword.toml", Array("[limits]\ndepth = 32\n".utf8)),
            ("calls.jsonl", Array(#"{"jsonrpc":"2.0","id":1,"method":"server.ping"}"#.utf8)),
            ("Documentation/none", []),
        ] { try TestFiles.write(bytes, at: path, below: home) }
        try TestFiles.copy(try FixtureLexicon.path, to: home + "/old.sqlite")
        try TestFiles.copy(try FixtureLexicon.openBilingual().path, to: home + "/new.sqlite")
        try TestFiles.link(home + "/FILE", to: home + "/old.sqlite")
        for part in ["Package.swift", "Plugins/Echo", "Tests/Plugins/Echo"] {
            try TestFiles.link("\(home)/\(part)", to: "\(TestFiles.repository)/\(part)")
        }
        for name in try TestFiles.names(in: TestFiles.repository + "/Examples/providers") {
            try TestFiles.link("\(home)/\(name)", to: "\(TestFiles.repository)/Examples/providers/\(name)")
        }
        try TestFiles.link(home + "/corpora/open.en.corpus", to: try FixtureCorpora.directory + "/open.en.corpus")
        try TestFiles.link(home + "/corpora/wiki.en.corpus", to: try FixtureCorpora.directory + "/wiki.en.corpus")
        let preparation = try await run(
            """
            gzip -k news.jsonl; xz -k dump.jsonl
            for name in letters letters-2023 letters-2024; do headword corpus add $name letters; done
            """,
            in: home
        )
        try #require(preparation.exitCode == 0, "\(preparation.errors)")
        return home
    }

    private func run(_ command: String, in home: String) async throws -> Program.Outcome {
        try await Program.run(
            "/bin/bash",
            ["-c", "set -o pipefail; cd '\(home)'; export PATH=\"\(TestFiles.products):$PATH\"; \(command)"],
            environment: [
                "HOME": home, "XDG_DATA_HOME": home, "XDG_RUNTIME_DIR": home, "HEADWORD_CORPORA": home + "/corpora",
                "HEADWORD_LEXICON": try Self.lexicon ?? FixtureLexicon.path,
                "HEADWORD_PROVIDERS_START_MILLISECONDS": "60000", "HEADWORD_PROVIDERS_ANSWER_MILLISECONDS": "60000",
            ]
        )
    }

    @Test(.enabled(if: lexicon != nil)) func eachExampleOfTheHelpWorks() async throws {
        try requireProviders(of: "dictionary.entries", "lexistats.word", "wordlist.query")
        let home = try await home()
        for example in try await examples() where isRunnable(example) {
            let preparation = Self.preparations.filter { example.contains($0.0) }.map { $0.1 + " >/dev/null 2>&1;" }
            let outcome = try await run(preparation.joined() + example, in: home)
            let complaint = "\(example): \(outcome.errors.prefix(500))"
            #expect(exitCodes(of: example).contains(outcome.exitCode), "\(complaint)")
        }
    }

    /// If the complaint is about the unknown option at the end, everything before it is valid.
    @Test func theProgramTakesTheArgumentsOfExamplesThatCannotRunHere() async throws {
        let examples = try await examples()
        #expect(examples.count > 100)
        let home = try TestFiles.temporaryDirectory()
        for example in examples where !isRunnable(example) {
            let command = example.prefix { $0 != "|" && $0 != "<" && $0 != ">" }
            let outcome = try await run("\(command) --no-such-option", in: home)
            #expect(outcome.exitCode == 2 && outcome.errors.contains("'--no-such-option'"), "\(example)")
        }
    }
}
