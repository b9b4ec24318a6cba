import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

@Suite(.timeLimit(.minutes(30)), .enabled(if: hasTerminal)) struct ExamplesTerminalTests {
    @Test func aPagerMayQuitEarly() async throws {
        let outcome = try await onTerminal(
            "examples swim --limit 3",
            rows: 2,
            ["PAGER": "head -1 | cat", "NO_COLOR": "1"]
        )
        #expect(outcome.exitCode == 0)
        #expect(outcome.lines == ["swim  verb", "1–3 of 6 sentences; for more: --offset 3"])
    }
}
