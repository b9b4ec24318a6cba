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
    private var foreign: Set<String>?

    /// Returns a checker by a lexicon and the words of a connection. It is kept, since it remembers what it has found.
    mutating func checker(of lexicon: Lexicon, for caller: Caller) -> SpellingChecker {
        let hasWords = caller.hasWords
        if let current, current.lexicon === lexicon, current.hasWords == hasWords { return current.checker }
        let checker = SpellingChecker(caller.view(of: lexicon))
        current = Checker(lexicon: lexicon, hasWords: hasWords, checker: checker)
        return checker
    }

    /// Returns the words that files of other spelling checkers accept, which are read when this is first needed.
    mutating func foreignWords(of roots: [String]) -> Set<String> {
        if let foreign { return foreign }
        let words = ForeignWordFiles.words(of: roots)
        foreign = words
        return words
    }

    /// Has the files of other spelling checkers read again.
    mutating func forgetWordFiles() { foreign = nil }
}
