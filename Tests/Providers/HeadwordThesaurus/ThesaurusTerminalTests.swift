import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

@Suite(.timeLimit(.minutes(30)), .enabled(if: hasTerminal)) struct ThesaurusTerminalTests {
    @Test(arguments: [30, 60, 200])
    func linesFitTheTerminalAndAreNeverLongerThanAHundred(columns: Int) async throws {
        let outcome = try await onTerminal("thesaurus big", columns: columns, ["NO_COLOR": "1"])
        let longest = try #require(outcome.lines.map(\.count).max())
        #expect(longest <= min(columns, 100))
        #expect(longest > min(columns, 70) - 15)
    }
}
