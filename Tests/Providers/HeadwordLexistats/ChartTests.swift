import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

/// Charts on a terminal.
@Suite(.timeLimit(.minutes(30)), .enabled(if: hasTerminal)) struct ChartTests {
    private func chart(_ command: String, columns: Int, _ environment: [String: String] = [:]) async throws -> [String]
    {
        let corpora = ["HEADWORD_CORPORA": try FixtureCorpora.directory]
        let outcome = try await onTerminal(command, columns: columns, corpora.merging(environment) { $1 })
        // Notes follow the chart.
        return outcome.lines.prefix { !$0.hasPrefix("Corpus ") && !$0.contains("for more:") } + []
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
}
