package import HeadwordLexicon

/// Tells which words of a text are misspelled. Any number of threads may use it at once.
package final class SpellingChecker: Sendable {
    private let lexicon: Lexicon

    /// Creates a checker.
    ///
    /// - Parameter lexicon: the words; changes of its layers count from the next line on.
    package init(_ lexicon: Lexicon) {
        self.lexicon = lexicon
    }

    /// Returns the misspelled words of a line, and advances the state to the start of the next line.
    func findings(
        in line: ArraySlice<UInt8>,
        _ format: TextFormat,
        _ state: inout ScanState,
        _ options: SpellingOptions
    ) throws -> LineFindings {
        LineFindings()
    }

    /// Returns what may have been meant, the likeliest first, with the capitals of the misspelled word.
    ///
    /// - Parameter count: the maximum number of words.
    package func corrections(
        for misspelling: Misspelling,
        _ options: SpellingOptions = SpellingOptions(),
        atMost count: Int = 5
    ) throws -> [String] { [] }

    /// Returns the corrections of a word, as of a misspelling that is only known by its word.
    package func corrections(
        for word: String,
        _ options: SpellingOptions = SpellingOptions(),
        atMost count: Int = 5
    ) throws -> [String] { [] }
}
