/// A word of a line that may be checked.
struct Word: Hashable {
    /// The bytes of the line.
    var range: Range<Int>
    /// The word without soft hyphens and marks of emphasis, with straight apostrophes and hyphens.
    var text: String
    /// The number of letters.
    var letters: Int
    /// Which letters are capitals.
    var capitals: Capitals
    /// Whether it consists of Latin letters.
    var isLatin = true
    /// Whether it has hyphens.
    var isHyphenated = false
    /// Whether only whitespace, or nothing but the end of a line, is between it and the word before it.
    var followsWord = false
    /// Whether a sentence begins with it.
    var startsSentence = false
    /// Whether it is not to be checked, but stands between other words.
    var isSkipped = false

    /// Which letters of a word are capitals.
    enum Capitals: Hashable {
        case none
        case first
        case all
        /// Others than the first: `iPhone`, `McDonald`.
        case inner
    }
}

extension Word.Capitals {
    /// - Parameters:
    ///   - capitals: the number of capitals.
    ///   - inner: the number of those that are neither the first letter nor after an apostrophe or hyphen.
    init(count capitals: Int, inner: Int, of letters: Int) {
        if capitals == 0 {
            self = .none
        } else if capitals == letters {
            self = letters == 1 ? .first : .all
        } else {
            self = inner > 0 ? .inner : .first
        }
    }

    /// Returns a word with these capitals.
    func applied(to word: String) -> String {
        switch self {
        case .none, .inner: word
        case .first: word.prefix(1).uppercased() + word.dropFirst()
        case .all: word.uppercased()
        }
    }
}
