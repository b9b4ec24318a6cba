internal import HeadwordConfiguration
internal import HeadwordJSON
package import HeadwordSpelling

/// A misspelling and the line that has it.
struct PlacedMisspelling: Sendable {
    var line: Int
    var misspelling: Misspelling

    /// Where it is.
    var range: TextRange {
        TextRange(
            start: TextPlace(line: line, offset: misspelling.range.lowerBound),
            end: TextPlace(line: line, offset: misspelling.range.upperBound)
        )
    }

    /// The misspelling as a diagnostic.
    func diagnostic(
        in text: TextDocument,
        _ encoding: PositionEncoding,
        _ severity: Configuration.Editor.Severity
    ) -> JSONValue {
        [
            "range": text.json(of: range, in: encoding), "severity": .integer(severity.number),
            "code": .string(misspelling.kind.code), "source": "headword", "message": .string(misspelling.message),
            "data": ["word": .string(misspelling.word)],
        ]
    }
}

extension Misspelling {
    /// What is wrong, for people.
    package var message: String {
        switch kind {
        case .unknown: "Unknown word: “\(word)”"
        case .otherVariety(let preferred): "“\(word)” is spelled “\(preferred)” in this variety of English"
        case .forbidden: "“\(word)” is not to be used here"
        case .repeated: "“\(word)” is written twice"
        }
    }
}

extension Misspelling.Kind {
    /// What is wrong, for programs.
    package var code: String {
        switch self {
        case .unknown: "unknown-word"
        case .otherVariety: "other-variety"
        case .forbidden: "forbidden-word"
        case .repeated: "repeated-word"
        }
    }
}

extension Configuration.Editor.Severity {
    /// The number in the protocol (LSP 3.17, `DiagnosticSeverity`).
    fileprivate var number: Int64 {
        switch self {
        case .error: 1
        case .warning: 2
        case .information: 3
        case .hint: 4
        }
    }
}
