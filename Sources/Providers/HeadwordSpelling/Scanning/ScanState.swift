/// What a line's scan has to know of the lines before it.
package struct ScanState: Hashable, Sendable {
    /// What the start of a line is in.
    enum Block: Hashable, Sendable {
        /// The start of the text, where what stands before all prose may come.
        case start
        /// Prose.
        case text
        /// Something that is left out up to a line with this beginning.
        case upTo(String)
        /// Code between lines of at least so many of a mark.
        case fence(mark: UInt8, length: Int)
        /// Code between runs of so many backquotes in a paragraph.
        case codeSpan(length: Int)
        /// Something that is left out up to this text, within a line.
        case hidden(until: String)
        /// A block that is left out while lines are indented by more than so many columns.
        case indented(beyond: Int)
        /// A comment of source code, so many deep, that one of the syntax's pairs of marks encloses.
        case comment(pair: Int, depth: Int)
        /// A string of source code over several lines, by one of the syntax's long quotes.
        case string(quote: Int, isDocumentation: Bool)
        /// All the rest.
        case rest
    }

    /// Code that a comment shows.
    enum ShownCode: Hashable, Sendable {
        case nothing
        /// Between fences.
        case fenced
        /// A session of an interpreter, up to a blank line.
        case session
        /// Lines that are indented by more than so many columns.
        case indented(beyond: Int)
    }

    var block = Block.start
    /// Whether the previous line was blank.
    var isAfterBlank = true
    /// The column where the text of the innermost list item begins; 0 outside of lists.
    var itemIndent = 0
    /// The code that a comment shows.
    var shown = ShownCode.nothing
    /// Whether a switch in the text has turned the check off.
    var isOff = false
    /// Whether a switch in the previous line excludes this one.
    var skipsLine = false
    /// The last word of the previous line in small letters, if nothing follows it there.
    var lastWord = ""

    /// The start of a text.
    package init() {}
}
