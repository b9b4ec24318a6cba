import HeadwordJSON
import HeadwordTestSupport
import Testing

/// Runs a command on the small corpora.
private func ask(_ arguments: [String]) async throws -> Subprocess.Outcome {
    try await headword(arguments + ["--corpora", try FixtureCorpora.directory])
}

@Suite(.timeLimit(.minutes(10))) struct CorpusLookupTests {
    static let wiki = "Corpus wiki (en): 74,412 words, words from 10 occurrences on.\n"
    static let open = "Corpus open (en): 82 words, 5 documents.\n"

    static let pages = [
        LookupExample(
            arguments: ["freq", "the", "dog", "Xyzzy"],
            output: "the\t927270\t8.97\ndog\t12632\t7.10\nXyzzy\t–\t–\n",
            errors: wiki
        ),
        LookupExample(
            arguments: ["freq", "--limit", "2", "--offset", "1"],
            output: "war\t1200\t16126\t7.21\nleft\t1000\t13439\t7.13\n",
            errors: "2–3 of 13; for more: --offset 3\n" + wiki
        ),
        LookupExample(arguments: ["freq", "--exact", "paris"], output: "paris\t134\t5.13\n", errors: wiki),
        LookupExample(
            arguments: ["freq", "--lemma", "--category", "verb", "swim"],
            output: "swim\t1263\t6.10\n",
            errors: wiki
        ),
        LookupExample(
            arguments: ["freq", "xyzzy", "war", "--corpus", "open"],
            output: "xyzzy\t0\t–\nwar\t121951\t8.09\n",
            errors: open
        ),
        LookupExample(
            arguments: ["ngrams", "different from", "different to", "different than"],
            output: "different from\t2\t24390\t7.39\ndifferent to\t1\t12195\t7.09\n",
            errors: open
        ),
        LookupExample(
            arguments: ["ngrams", "--contains", "war cold", "--size", "2"],
            output: "cold war\t2\t24390\t7.39\n",
            errors: open
        ),
        LookupExample(
            arguments: ["collocations", "war", "--window", "1", "--side", "before"],
            output: "",
            errors: "headword: There is nothing like this. " + open
        ),
    ]

    @Test(arguments: pages) func scriptsGetTabsAndPlainNumbers(example: LookupExample) async throws {
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
            (["freq", "war", "--corpus", "nothing"], 5, "There is no corpus 'nothing' in English; there is open (en)"),
            (["freq", "war", "--language", "de"], 1, "German"),
            (["freq", "war", "--category", "nuon"], 2, "--category must be a lexical category, not \"nuon\"."),
            (["freq", "war", "--limit", "3"], 2, "--limit and --offset are for lists"),
            (["freq", "war", "--lemma", "--exact"], 2, "Give either --lemma or --exact, not both."),
            (["freq", "--trend"], 2, "--trend needs words"), (["ngrams"], 2, "SEQUENCES is missing"),
            (["ngrams", "cold war", "war"], 2, "SEQUENCES must be n-grams of 2 tokens each, not \"war\"."),
            (["collocations", "war", "--window", "4"], 2, "--window"),
            (["collocations", "war", "--sort", "x"], 2, "--sort"),
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

/// Charts on a terminal.
@Suite(.timeLimit(.minutes(10)), .enabled(if: hasTerminal)) struct ChartTests {
    private func chart(_ command: String, columns: Int, _ environment: [String: String] = [:]) async throws -> [String]
    {
        let corpora = ["HEADWORD_CORPORA": try FixtureCorpora.directory]
        let outcome = try await onTerminal(command, columns: columns, corpora.merging(environment) { $1 })
        // What is told beside the chart may be longer.
        return outcome.lines.filter { !$0.hasPrefix("Corpus ") && !$0.contains("for more:") }
    }

    @Test func aListHasHeadingsAndBars() async throws {
        let lines = try await chart("freq --limit 3", columns: 80, ["NO_COLOR": "1"])
        #expect(
            lines == [
                "      occurrences  per million  Zipf",
                "the        69,000      927,270  8.97  ████████████████████████",
                "war         1,200       16,126  7.21  ▍",
                "left        1,000       13,439  7.13  ▍",
            ]
        )
    }

    @Test func wordsAreJudged() async throws {
        let lines = try await chart("freq the paris xyzzy", columns: 80, ["NO_COLOR": "1"])
        #expect(
            lines == [
                "       per million  Zipf",
                "the        927,270  8.97  ████████████████████████  very common",
                "paris          134  5.13  █████████████▊            common",
                "xyzzy            –     –  not listed",
            ]
        )
    }

    @Test func aTrendHasABarForEachPeriod() async throws {
        let lines = try await chart("freq --trend war", columns: 80, ["NO_COLOR": "1"])
        #expect(lines.count == 5)
        #expect(lines[0].hasPrefix("war   occurrences  per million  Zipf"))
        #expect(zip(lines.dropFirst(), 1999...2002).allSatisfy { $0.hasPrefix("\($1)") && $0.contains("█") })
    }

    @Test func emphasisIsOnTheLabelsAndTheBars() async throws {
        let lines = try await chart("freq --limit 1", columns: 80)
        #expect(lines[0] == "\u{1B}[2m     occurrences  per million  Zipf\u{1B}[0m")
        #expect(lines[1].hasPrefix("\u{1B}[1mthe\u{1B}[0m       69,000"))
        #expect(lines[1].hasSuffix("\u{1B}[36m████████████████████████\u{1B}[0m"))
    }

    @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
    func aTerminalWithoutEmphasisGetsPlainText(environment: [String: String]) async throws {
        for command in ["freq the war", "freq --trend war", "ngrams --contains war --size 3", "collocations war"] {
            let lines = try await chart(command, columns: 80, environment)
            #expect(lines.count > 1)
            #expect(lines.allSatisfy { !$0.contains("\u{1B}") })
        }
    }

    @Test(arguments: [22, 30, 40, 50, 60, 70, 80, 100, 200])
    func linesFitTheTerminal(columns: Int) async throws {
        let commands = [
            "freq the war xyzzy", "freq --limit 5", "freq --trend war", "ngrams --contains war --size 4",
            "collocations war", "corpus list",
        ]
        for command in commands {
            let lines = try await chart(command, columns: columns, ["NO_COLOR": "1"])
            #expect(lines.count > 1)
            #expect(lines.allSatisfy { $0.count <= min(columns, 100) }, "\(command): \(lines)")
        }
    }

    @Test(arguments: [30, 60, 80, 120])
    func progressIsOneLineThatFitsTheTerminal(columns: Int) async throws {
        let directory = try TestFiles.temporaryDirectory()
        try TestFiles.write(Array(String(repeating: "tea and cake ", count: 500).utf8), to: directory + "/text")
        try TestFiles.write(Array("{\"text\":1}".utf8), to: directory + "/bad.jsonl")
        let outcome = try await onTerminal(
            "corpus add tea '\(directory)/text' --corpora '\(directory)/corpora'",
            columns: columns
        )
        #expect(outcome.exitCode == 0)
        let bars = outcome.output.split(separator: "\r").filter { $0.contains("\u{1B}[K") }
        #expect(bars.count >= 3)
        #expect(bars.allSatisfy { $0.prefix { $0 != "\u{1B}" }.count < columns })
        let failure = try await onTerminal(
            "corpus add bad '\(directory)/bad.jsonl' --corpora '\(directory)/corpora'",
            columns: columns
        )
        #expect(failure.exitCode == 2)
        #expect(failure.lines.last?.hasPrefix("headword: \(directory)/bad.jsonl:1: expected") == true)
    }
}
