package import HeadwordLexicon
internal import HeadwordModel

/// Tells which words of a text are misspelled. Any number of threads may use it at once.
package final class SpellingChecker: Sendable {
    let lexicon: Lexicon
    private let memo = VerdictMemo()

    /// Creates a checker.
    ///
    /// - Parameter lexicon: the words; changes of its layers count from the next line on.
    package init(_ lexicon: Lexicon) {
        self.lexicon = lexicon
    }

    /// Returns the verdict of a word without hyphens.
    func verdict(of word: String, _ settings: VerdictSettings) throws -> Verdict {
        // A layer may judge what has an ending, too.
        try memo.verdict(of: word, settings, version: lexicon.layers.version) {
            let judge = WordJudge(lexicon: lexicon, settings: settings)
            for base in WordEnding.bases(of: word, settings.languages) {
                let verdict = try judge.verdict(of: base)
                if base == word && verdict == .right || base != word { return verdict }
            }
            return try judge.verdict(of: word)
        }
    }
}
