package import HeadwordModel

/// The order of the headwords of a file: by language, folded spelling and spelling, by the bytes of each, as SQLite
/// compares them.
package struct HeadwordOrder: Comparable {
    private let language: String
    /// The folded spelling.
    package let folded: String
    private let word: String

    /// Creates the place of a headword in the order.
    package init(_ word: String, in language: Language) {
        self.language = language.label
        folded = Spelling.folded(word)
        self.word = word
    }

    /// Whether a headword comes before another.
    package static func < (first: Self, second: Self) -> Bool {
        if first.language != second.language { return first.language < second.language }
        if first.folded != second.folded { return first.folded.utf8.lexicographicallyPrecedes(second.folded.utf8) }
        return first.word.utf8.lexicographicallyPrecedes(second.word.utf8)
    }
}
