/// A word of a line that is probably not what was meant.
package struct Misspelling: Hashable, Sendable {
    /// What is wrong with a word.
    package enum Kind: Hashable, Sendable {
        /// It is no known word.
        case unknown
        /// It is a word of another variety of English; the spelling of the right one, as in a dictionary.
        case otherVariety(preferred: String)
        /// A layer forbids it.
        case forbidden
        /// It is the same as the word before it.
        case repeated
    }

    /// Where the word is: the bytes of its line.
    package var range: Range<Int>
    /// The word, without soft hyphens and marks of emphasis, with straight apostrophes.
    package var word: String
    /// What is wrong with it.
    package var kind: Kind

    /// Creates a misspelling from its parts.
    package init(range: Range<Int>, word: String, kind: Kind) {
        self.range = range
        self.word = word
        self.kind = kind
    }
}
