package import HeadwordLexicon
package import HeadwordModel
internal import Synchronization

/// Tells which words of a text are misspelled. Any number of threads may use it at once.
package final class SpellingChecker: Sendable {
    let lexicon: Lexicon
    private let memo = VerdictMemo()
    private let checkable = Mutex<[Language: Bool]>([:])

    /// Creates a checker.
    ///
    /// - Parameter lexicon: the words; changes of its layers count from the next line on.
    package init(_ lexicon: Lexicon) {
        self.lexicon = lexicon
    }

    /// The version of the layers: what is right changes with it.
    package var wordsVersion: Int { lexicon.layers.version }

    /// Whether the spelling of a language can be checked: English, and languages of which the lexicon has word counts.
    /// Headwords alone lack most of the inflected forms of a language.
    package func checks(_ language: Language) throws -> Bool {
        if language == .en { return true }
        if let known = checkable.withLock({ $0[language] }) { return known }
        let isChecked = try lexicon.hasCounts(of: language)
        checkable.withLock { $0[language] = isChecked }
        return isChecked
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
