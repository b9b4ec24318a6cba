import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

/// The program on a terminal.
@Suite(.timeLimit(.minutes(30)), .enabled(if: hasTerminal)) struct DefineTerminalTests {
    @Test func theHeadwordIsBoldAndTheCategoryItalic() async throws {
        let outcome = try await onTerminal("define serendipity")
        #expect(
            outcome.output == """
                \u{1B}[1mserendipity\u{1B}[0m  \u{1B}[3mnoun\u{1B}[0m
                  \u{1B}[2mWordNet 3.0\u{1B}[0m
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

    @Test func aPageThatIsLongerThanTheScreenGoesThroughThePager() async throws {
        let pager = ["PAGER": "sed 's/^/page: /'"]
        let long = try await onTerminal("define swim", rows: 5, pager)
        #expect(long.lines.count > 5)
        #expect(long.lines.allSatisfy { $0.hasPrefix("page: ") })
        #expect(!(try await onTerminal("define serendipity", rows: 5, pager).output.contains("page: ")))
        #expect(!(try await onTerminal("define swim | cat", rows: 5, pager).output.contains("page: ")))
    }

    @Test(arguments: ["", "cat", "no-such-pager"])
    func aPageIsPrintedWhereThereIsNoPager(pager: String) async throws {
        let outcome = try await onTerminal("define swim", rows: 5, ["PAGER": pager, "NO_COLOR": "1"])
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.contains("swim  verb\n"))
        #expect(outcome.output.hasSuffix("     = swimming\n"))
    }
}
