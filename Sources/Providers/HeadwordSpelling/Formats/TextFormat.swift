/// The kind of a text: what in it is prose.
package enum TextFormat: Hashable, Sendable {
    /// Text without markup.
    case plain
    case markdown
    case asciidoc
    case reStructuredText
    case latex
    /// HTML or XML.
    case html
    case mail
    /// The message of a commit, as Git has it edited.
    case commit
    case org
    case typst
    /// Source code, of which comments are checked.
    case code(CodeSyntax)

    /// The state at the start of a text.
    package var start: ScanState { ScanState() }

    /// Returns the runs of prose in a line, and advances the state to the start of the next line.
    ///
    /// - Parameters:
    ///   - line: the bytes of the line, with or without its terminator.
    ///   - checksStrings: whether the strings of source code are prose, too.
    package func scan(
        _ line: ArraySlice<UInt8>,
        _ state: inout ScanState,
        checksStrings: Bool = false
    ) -> [TextPart] {
        var scan = LineScan(line, state)
        scan.checksStrings = checksStrings
        scan.run(self)
        state = scan.state
        return scan.parts
    }
}

extension LineScan {
    /// Scans the line.
    mutating func run(_ format: TextFormat) {
        switch format {
        case .plain: addPlain(0..<count)
        case .markdown: scanMarkdown()
        case .asciidoc: scanAsciiDoc()
        case .reStructuredText: scanReStructuredText()
        case .latex: scanLaTeX()
        case .html: scanHTML()
        case .mail: scanMail()
        case .commit: scanCommit()
        case .org: scanOrg()
        case .typst: scanTypst()
        case .code(let syntax): scanCode(syntax)
        }
    }
}
