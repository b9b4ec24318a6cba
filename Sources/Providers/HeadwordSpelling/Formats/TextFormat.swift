/// The kind of a text: what in it is prose.
package enum TextFormat: Hashable, Sendable {
    /// Text without markup.
    case plain
    case markdown
    case asciidoc
    case reStructuredText
    case latex
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
}

/// How comments and strings are written in a family of languages.
package struct CodeSyntax: Hashable, Sendable {
}
