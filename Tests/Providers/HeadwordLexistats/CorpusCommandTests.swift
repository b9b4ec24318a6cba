import HeadwordJSON
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

/// Runs a command on the small corpora.
private func ask(_ arguments: [String]) async throws -> Program.Outcome {
    try await headword(arguments + ["--corpora", try FixtureCorpora.directory])
}

@Suite(.timeLimit(.minutes(30))) struct CorpusCommandTests {
    static let wiki = "Corpus wiki (en): 74,412 words, only words with 10 or more occurrences.\n"
    static let open = "Corpus open (en): 82 words, 5 documents.\n"

    static let pages = [
        PageExample(
            ["freq", "the", "dog", "Xyzzy"],
            output: "the\t927270\t8.97\ndog\t12632\t7.10\nXyzzy\t–\t–\n",
            errors: wiki
        ),
        PageExample(
            ["freq", "--limit", "2", "--offset", "1"],
            output: "war\t1200\t16126\t7.21\nleft\t1000\t13439\t7.13\n",
            errors: "2–3 of 13; for more: --offset 3\n" + wiki
        ),
        PageExample(["freq", "--exact", "paris"], output: "paris\t134\t5.13\n", errors: wiki),
        PageExample(
            ["freq", "--lemma", "--category", "verb", "swim"],
            output: "swim\t1492\t6.17\n",
            errors: wiki
        ),
        PageExample(
            ["freq", "xyzzy", "war", "--corpus", "open"],
            output: "xyzzy\t0\t–\nwar\t121951\t8.09\n",
            errors: open
        ),
        PageExample(
            ["ngrams", "different from", "different to", "different than"],
            output: "different from\t2\t24390\t7.39\ndifferent to\t1\t12195\t7.09\n",
            errors: open
        ),
        PageExample(
            ["ngrams", "--contains", "war cold", "--size", "2"],
            output: "cold war\t2\t24390\t7.39\n",
            errors: open
        ),
        PageExample(
            ["collocations", "war", "--window", "1", "--side", "before"],
            output: "",
            errors: "headword: Nothing found. " + open
        ),
    ]

    @Test(arguments: pages) func scriptsGetTabsAndPlainNumbers(example: PageExample) async throws {
        let outcome = try await ask(example.arguments)
        #expect(outcome.exitCode == (example.output.isEmpty ? 1 : 0))
        #expect(outcome.output == example.output)
        #expect(outcome.errors == example.errors)
    }

    @Test func aTrendNamesTheWordAndThePeriodInEachLine() async throws {
        let outcome = try await ask(["freq", "--trend", "war", "dog"])
        #expect(
            outcome.lines.map { $0.split(separator: "\t").prefix(3).joined(separator: " ") } == [
                "war 1999 2", "war 2000 4", "war 2001 1", "war 2002 3", "dog 1999 0", "dog 2000 0", "dog 2001 2",
                "dog 2002 1",
            ]
        )
        #expect(outcome.errors == Self.open + Self.open)
    }

    @Test func collocationsAreSortedAsIsAskedFor() async throws {
        let outcome = try await ask(["collocations", "war", "--sort", "pmi"])
        #expect(outcome.exitCode == 0)
        let values = outcome.lines.compactMap { $0.split(separator: "\t").last.flatMap { Double($0) } }
        #expect(values.count == outcome.lines.count)
        #expect(values == values.sorted(by: >))
    }

    @Test(arguments: [
        ["freq", "swim"], ["freq", "--limit", "1"], ["freq", "--trend", "war"], ["ngrams", "cold war"],
        ["collocations", "war"],
    ])
    func theResultIsPrintedAsJSON(arguments: [String]) async throws {
        let outcome = try await ask(arguments + ["--json"])
        #expect(outcome.exitCode == 0)
        #expect(outcome.lines.count == 1)
        let result = try JSONValue(json: outcome.output)
        #expect(result["metadata"]?["corpus"]?["language"] == "en")
    }

    @Test(
        arguments: [
            (["freq", "xyzzy"], 1, ""), (["freq", "xyzzy", "--corpus", "open"], 1, ""),
            (["collocations", "xyzzy"], 1, "'xyzzy' does not occur in the corpus open (en)."),
            (["collocations", "war", "--corpus", "wiki"], 1, "The corpus wiki (en) has words only, no n-grams."),
            (["freq", "--trend", "war", "--corpus", "wiki"], 1, "have no dates"),
            (["freq", "war", "--corpus", "nothing"], 5, "There is no corpus 'nothing' in English, only open (en)"),
            (
                ["freq", "war", "--corpus", "nothing"], 5,
                "\nTo count texts of your own: headword corpus add nothing FILES\n"
            ),
            (["freq", "war", "--language", "de"], 1, "German"),
            (["freq", "war", "--language", "de"], 1, ": headword corpus add NAME FILES --language de\n"),
            (["collocations", "war", "--corpus", "wiki"], 1, "\nTo get it: headword corpus build open\n"),
            (["freq", "--trend", "war", "--corpus", "wiki"], 1, ": headword corpus add NAME FILE.jsonl\n"),
            (["freq", "war", "--category", "nuon"], 2, "unknown lexical category 'nuon'; did you mean 'noun'?"),
            (["freq", "war", "--limit", "3"], 2, "--limit and --offset are for lists"),
            (["freq", "war", "--lemma", "--exact"], 2, "Give either --lemma or --exact, not both."),
            (["freq", "--trend"], 2, "--trend needs words"),
            (["ngrams"], 2, "SEQUENCES is missing; give it or --contains"),
            (["ngrams", "cold war", "war"], 2, "SEQUENCES must be n-grams of 2 tokens each, not 'war'"),
            (["collocations", "war", "--window", "4"], 2, "--window"),
            (["collocations", "war", "--sort", "x"], 2, "unknown measure 'x'\nPossible: "),
        ] as [([String], Int32, String)]
    )
    func aFailureHasItsExitCode(arguments: [String], exitCode: Int32, message: String) async throws {
        let outcome = try await ask(arguments)
        #expect(outcome.exitCode == exitCode)
        #expect(outcome.errors.contains(message))
        let json = try await ask(arguments + ["--json"])
        #expect(json.exitCode == exitCode)
    }
}
