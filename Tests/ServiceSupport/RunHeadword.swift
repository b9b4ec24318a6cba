internal import Foundation
internal import HeadwordLexicon
package import HeadwordTestSupport

/// Runs the real program on a lexicon; the small one if nil.
package func headword(
    _ arguments: [String],
    input: String = "",
    lexicon: String? = nil
) async throws -> Program.Outcome {
    try await Program.run(
        TestFiles.headword,
        arguments,
        input: input,
        environment: ["HEADWORD_LEXICON": try lexicon ?? FixtureLexicon.path]
    )
}

/// Runs the real program on the small lexicon.
package func headword(_ arguments: String..., input: String = "") async throws -> Program.Outcome {
    try await headword(arguments, input: input)
}

private let script = "/usr/bin/script"

/// Whether tests can use a terminal, which util-linux's `script` provides.
package let hasTerminal = FileManager.default.isExecutableFile(atPath: script)

/// Runs a command on a terminal of a given size.
///
/// - Returns: the terminal's output, with the line ends as the command writes them.
package func onTerminal(
    _ command: String,
    columns: Int = 60,
    rows: Int = 100,
    _ environment: [String: String] = [:]
) async throws -> Program.Outcome {
    var outcome = try await Program.run(
        script,
        ["-qec", "stty cols \(columns) rows \(rows) -onlcr; '\(TestFiles.headword)' \(command)", "/dev/null"],
        environment: ["TERM": "xterm", "NO_COLOR": "", "PAGER": "cat", "HEADWORD_LEXICON": try FixtureLexicon.path]
            .merging(environment) { $1 }
    )
    // At the end of its input, `script` sends the terminal's end-of-file key.
    outcome.output.replace("^D\u{8}\u{8}", with: "")
    return outcome
}
