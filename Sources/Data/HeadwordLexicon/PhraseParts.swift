/// A word of a phrase, and the rest of the phrase with the space next to the word.
package struct PhraseParts {
    package let word: String
    package let rest: String

    /// Splits off the first word; nil if there is only one.
    package init?(afterFirstWordOf phrase: String) {
        guard let space = phrase.utf8.firstIndex(of: Self.space) else { return nil }
        word = String(phrase[..<space])
        rest = String(phrase[space...])
    }

    /// Splits off the last word; nil if there is only one.
    package init?(beforeLastWordOf phrase: String) {
        guard let space = phrase.utf8.lastIndex(of: Self.space) else { return nil }
        let start = phrase.utf8.index(after: space)
        word = String(phrase[start...])
        rest = String(phrase[..<start])
    }

    private static let space = UInt8(ascii: " ")
}
