import Foundation
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

private let script = "/usr/bin/script"

/// Whether there is a terminal, which util-linux's `script` provides.
let hasTerminal = FileManager.default.isExecutableFile(atPath: script)

/// Runs a command on a terminal of some size.
///
/// - Returns: what the terminal gets; lines end as they are written.
func onTerminal(
    _ command: String,
    columns: Int = 60,
    rows: Int = 100,
    _ environment: [String: String] = [:]
) async throws -> Subprocess.Outcome {
    var outcome = try await Subprocess.run(
        script,
        ["-qec", "stty cols \(columns) rows \(rows) -onlcr; '\(TestFiles.headword)' \(command)", "/dev/null"],
        environment: ["TERM": "xterm", "NO_COLOR": "", "PAGER": "cat", "HEADWORD_LEXICON": try FixtureLexicon.path]
            .merging(environment) { $1 }
    )
    // `script` answers the end of its input with the key that ends the input of a terminal.
    outcome.output.replace("^D\u{8}\u{8}", with: "")
    return outcome
}

/// The program on a terminal.
@Suite(.timeLimit(.minutes(10)), .enabled(if: hasTerminal)) struct TerminalTests {
    @Test func theHeadwordIsBoldAndTheCategoryItalic() async throws {
        let outcome = try await onTerminal("define serendipity")
        #expect(
            outcome.output == """
                \u{1B}[1mserendipity\u{1B}[0m  \u{1B}[3mnoun\u{1B}[0m
                  1  good luck in making unexpected and fortunate
                     discoveries

                """
        )
    }

    @Test func emphasisEndsWithEachLine() async throws {
        let outcome = try await onTerminal("define --category verb swim", columns: 40)
        let dim = outcome.lines.filter { $0.contains("\u{1B}[2m") }
        #expect(dim.count > 5)
        #expect(dim.allSatisfy { $0.hasSuffix("\u{1B}[0m") })
    }

    @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
    func aTerminalWithoutEmphasisGetsPlainText(environment: [String: String]) async throws {
        let outcome = try await onTerminal("define swim", environment)
        #expect(outcome.output.hasPrefix("swim  verb\n"))
        #expect(!outcome.output.contains("\u{1B}"))
    }

    @Test(arguments: [30, 60, 200])
    func linesFitTheTerminalAndAreNeverLongerThanAHundred(columns: Int) async throws {
        let outcome = try await onTerminal("thesaurus big", columns: columns, ["NO_COLOR": "1"])
        let longest = try #require(outcome.lines.map(\.count).max())
        #expect(longest <= min(columns, 100))
        #expect(longest > min(columns, 70) - 15)
    }

    @Test func listsStandInColumnsThatWideCharactersDoNotShift() async throws {
        let lexicon = try DraftLexicon.build { draft in
            for word in ["ab", "ñandúes", "xyz", "東京東京"] {
                draft.add(Entry(source: "test"), to: .init(language: .en, word: word), as: .noun)
            }
        }
        let wide = try await onTerminal("words", columns: 26, ["HEADWORD_LEXICON": lexicon.path])
        #expect(wide.lines == ["ab  ñandúes  xyz  東京東京"])
        let narrow = try await onTerminal("words", columns: 25, ["HEADWORD_LEXICON": lexicon.path])
        #expect(narrow.lines == ["ab       xyz", "ñandúes  東京東京"])
    }

    @Test func aPageThatIsLongerThanTheScreenGoesThroughThePager() async throws {
        let pager = ["PAGER": "sed 's/^/page: /'"]
        let long = try await onTerminal("define swim", rows: 5, pager)
        #expect(long.lines.count > 5)
        #expect(long.lines.allSatisfy { $0.hasPrefix("page: ") })
        #expect(!(try await onTerminal("define serendipity", rows: 5, pager).output.contains("page: ")))
        #expect(!(try await onTerminal("define swim | cat", rows: 5, pager).output.contains("page: ")))
    }

    @Test func aPagerMayQuitEarly() async throws {
        let outcome = try await onTerminal(
            "examples swim --limit 3",
            rows: 2,
            ["PAGER": "head -1 | cat", "NO_COLOR": "1"]
        )
        #expect(outcome.exitCode == 0)
        #expect(outcome.lines == ["swim  verb", "1–3 of 7 sentences; for more: --offset 3"])
    }

    @Test(arguments: ["", "cat", "no-such-pager"])
    func aPageIsPrintedWhereThereIsNoPager(pager: String) async throws {
        let outcome = try await onTerminal("define swim", rows: 5, ["PAGER": pager, "NO_COLOR": "1"])
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.contains("swim  verb\n"))
        #expect(outcome.output.hasSuffix("     = swimming\n"))
    }
}
