import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

/// Pages on terminals with fewer than 80 columns.
@Suite(.timeLimit(.minutes(30)), .enabled(if: hasTerminal)) struct NarrowTerminalTests {
    /// Commands, each with the method that it needs.
    static let pages = [
        ("define swim", "dictionary.entries"), ("define --brief swim", "dictionary.entries"),
        ("thesaurus big", "thesaurus.lookup"), ("examples --limit 1 swim", "sentences.lookup"),
        ("forms swim", "inflections.forms"), ("words --limit 9", "wordlist.query"),
        ("words --valid --prefix sw --limit 9", "wordlist.query"), ("search --fuzzy form", "search.query"),
        ("taxonomy --limit 9 dog", "taxonomy.lookup"), ("reverse a young cat", "reverse.lookup"),
        ("provider list", "server.ping"), ("doctor", "server.ping"), ("config show", "server.ping"),
        ("lexicon info", "server.ping"), ("lexicon coverage", "server.ping"),
    ]

    @Test(arguments: pages, [24, 40, 60]) func pagesFitTheTerminal(page: (String, String), columns: Int) async throws {
        try requireProviders(of: page.1)
        let outcome = try await onTerminal(page.0, columns: columns, ["NO_COLOR": "1"])
        #expect(outcome.exitCode == 0)
        let tooWide = outcome.lines.filter { line in
            // Text without blanks, such as the path of the home directory, cannot be wrapped.
            let words = line.split(separator: " ")
            return line.count > columns && words.count > 1 && words.allSatisfy { $0.count < columns - 8 }
        }
        #expect(tooWide.isEmpty)
    }

    /// `COLUMNS` overrides the width that the terminal reports, as in other programs.
    @Test func theEnvironmentSaysHowWideLinesAre() async throws {
        try requireProviders(of: "dictionary.entries")
        let lexicon = try FixtureLexicon.path
        for columns in [30, 60] {
            let environment = ["COLUMNS": String(columns), "HEADWORD_LEXICON": lexicon]
            let page = try await Program.run(TestFiles.headword, ["define", "swim"], environment: environment)
            #expect(page.lines.allSatisfy { $0.count <= columns })
            #expect(page.lines.contains { $0.count > columns / 2 })
        }
    }
}
