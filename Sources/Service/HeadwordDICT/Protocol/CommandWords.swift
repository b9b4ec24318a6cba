/// The words of a command line (RFC 2229, section 2.2): atoms, and strings in double or single quotes. Pieces that touch
/// are one word: `don\'t` and `'don'\''t'` are both `don't`.
struct CommandWords {
    /// The words, without quotes and backslashes.
    private(set) var words: [String] = []

    private enum Quote { case none, single, double }

    private var word: String.UnicodeScalarView?
    private var quote = Quote.none
    private var isEscaped = false

    /// Splits a line. A string that is not closed extends to the end of the line.
    init(_ line: String) {
        for character in line.unicodeScalars { take(character) }
        endWord()
    }

    private mutating func take(_ character: Unicode.Scalar) {
        switch (character, quote) {
        case _ where isEscaped:
            isEscaped = false
            append(character)
        case ("\\", _): isEscaped = true
        case ("\"", .none): open(.double)
        case ("'", .none): open(.single)
        case ("\"", .double), ("'", .single): quote = .none
        case (" ", .none), ("\t", .none): endWord()
        default: append(character)
        }
    }

    private mutating func append(_ character: Unicode.Scalar) {
        word = word ?? String.UnicodeScalarView()
        word?.append(character)
    }

    /// Begins a string, which may be empty.
    private mutating func open(_ quote: Quote) {
        self.quote = quote
        word = word ?? String.UnicodeScalarView()
    }

    private mutating func endWord() {
        guard let word else { return }
        words.append(String(word))
        self.word = nil
    }
}
