internal import HeadwordLexicon
internal import HeadwordTestSupport
package import Testing

/// A command and its output for people, on the small lexicon.
package struct PageExample: CustomTestStringConvertible, Sendable {
    /// The arguments of `headword`.
    package var arguments: [String]
    /// What goes to standard output.
    package var output: String
    /// What goes to standard error.
    package var errors: String

    /// Creates an example.
    package init(_ arguments: [String], output: String, errors: String = "") {
        self.arguments = arguments
        self.output = output
        self.errors = errors
    }

    /// The command.
    package var testDescription: String { arguments.joined(separator: " ") }

    /// Checks that the command prints exactly this, and finds something.
    package func check(input: String = "", sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let outcome = try await headword(arguments, input: input)
        #expect(outcome.output == output, sourceLocation: sourceLocation)
        #expect(outcome.errors == errors, sourceLocation: sourceLocation)
        #expect(outcome.exitCode == 0, sourceLocation: sourceLocation)
    }
}

/// A command and the call whose result it prints with `--json`, on the small bilingual lexicon.
package struct CallExample: CustomTestStringConvertible, Sendable {
    /// The arguments of `headword`, without `--json`.
    package var arguments: [String]
    /// The method.
    package var method: String
    /// Its parameters in JSON.
    package var parameters: String

    /// Creates an example.
    package init(_ arguments: [String], _ method: String, _ parameters: String) {
        self.arguments = arguments
        self.method = method
        self.parameters = parameters
    }

    /// The command.
    package var testDescription: String { arguments.joined(separator: " ") }

    /// Checks that both print the same, failures included.
    package func check(input: String = "", sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let lexicon = try FixtureLexicon.openBilingual().path
        let answer = try await headword(arguments + ["--json"], input: input, lexicon: lexicon)
        let result = try await headword(["call", method, parameters], lexicon: lexicon)
        #expect(answer.output == result.output, sourceLocation: sourceLocation)
        #expect(answer.errors == result.errors, sourceLocation: sourceLocation)
        #expect(!answer.output.isEmpty || !answer.errors.isEmpty, sourceLocation: sourceLocation)
    }
}

/// A command that prints no result, with its exit code and a part of its error message, on the small lexicon.
package struct ComplaintExample: CustomTestStringConvertible, Sendable {
    /// The arguments of `headword`.
    package var arguments: [String]
    /// The exit code.
    package var exitCode: Int32
    /// A text that standard error contains.
    package var complaint: String

    /// Creates an example.
    package init(_ arguments: [String], _ exitCode: Int32, _ complaint: String) {
        self.arguments = arguments
        self.exitCode = exitCode
        self.complaint = complaint
    }

    /// The command.
    package var testDescription: String { arguments.joined(separator: " ") }

    /// Checks that the command complains as expected.
    package func check(input: String = "", sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let outcome = try await headword(arguments, input: input)
        #expect(outcome.exitCode == exitCode, sourceLocation: sourceLocation)
        #expect(outcome.errors.contains(complaint), sourceLocation: sourceLocation)
        #expect(outcome.output.isEmpty, sourceLocation: sourceLocation)
    }
}

/// Checks that a list without rows is reported as "not found" to people, and as an empty list to programs.
package func checkEmptyList(
    _ arguments: [String],
    sourceLocation: SourceLocation = #_sourceLocation
) async throws {
    let outcome = try await headword(arguments)
    #expect(outcome.exitCode == 1, sourceLocation: sourceLocation)
    #expect(outcome.output.isEmpty, sourceLocation: sourceLocation)
    #expect(outcome.errors.hasPrefix("headword: There are no "), sourceLocation: sourceLocation)
    let json = try await headword(arguments + ["--json"])
    #expect(json.exitCode == 1, sourceLocation: sourceLocation)
    #expect(json.output.contains(#""results":[]"#), sourceLocation: sourceLocation)
    #expect(json.errors.isEmpty, sourceLocation: sourceLocation)
}
