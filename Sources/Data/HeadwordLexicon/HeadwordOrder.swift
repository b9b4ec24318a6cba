package import HeadwordModel

/// The sort order of the headwords in a file: by language, folded spelling and spelling, each compared byte by byte as
/// SQLite does.
package struct HeadwordOrder: Comparable {
    private let language: String
    /// The folded spelling.
    package let folded: String
    private let word: String

    /// Creates the sort key of a headword.
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
