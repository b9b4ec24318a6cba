internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordSpelling

/// What the spelling of a session's documents is checked by.
struct SessionSpelling: Sendable {
    private struct Checker: Sendable {
        var lexicon: Lexicon
        var hasWords: Bool
        var checker: SpellingChecker
    }

    private var current: Checker?
    /// The words that files of other spelling checkers accept; nil before they are read, and after they have changed.
    var foreignWords: Set<String>?

    /// Returns a checker by a lexicon and the words of a connection. It is kept, since it remembers what it has found.
    mutating func checker(of lexicon: Lexicon, for caller: Caller) -> SpellingChecker {
        let hasWords = caller.hasWords
        // This also brings the words of the connection up to date.
        let view = caller.view(of: lexicon)
        if let current, current.lexicon === lexicon, current.hasWords == hasWords { return current.checker }
        let checker = SpellingChecker(view)
        current = Checker(lexicon: lexicon, hasWords: hasWords, checker: checker)
        return checker
    }
}
