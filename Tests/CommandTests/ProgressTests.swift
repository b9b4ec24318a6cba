import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

@Suite(.timeLimit(.minutes(30)), .enabled(if: hasTerminal)) struct ProgressTests {
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
