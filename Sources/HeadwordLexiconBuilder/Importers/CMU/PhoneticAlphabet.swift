/// Writes CMU's phones in the International Phonetic Alphabet.
package struct PhoneticAlphabet: Sendable {
    /// Which of the last two stressed syllables is the stronger one.
    private struct StressRule {
        /// Whether the last stressed syllable is the last of the word, or the last but one.
        var isFinal: Bool
        var ending: String
        var isLastPrimary: Bool
    }

    private static let prefixes = [
        "re", "mis", "dis", "un", "non", "over", "under", "inter", "pre", "in", "im", "ir", "il", "sub", "de", "super",
        "anti", "co",
    ]

    private let symbols: [String: String]
    private let rules: [StressRule]

    /// Reads the tables of symbols and of stress.
    package init() throws {
        symbols = Dictionary(
            try TabSeparatedTable("phones.tsv", PackageResources.phones_tsv, columns: 2).rows.map { ($0[0], $0[1]) },
            uniquingKeysWith: { first, _ in first }
        )
        rules = try TabSeparatedTable("stress.tsv", PackageResources.stress_tsv, columns: 3).rows.map {
            StressRule(isFinal: $0[0] == "final", ending: $0[1], isLastPrimary: $0[2] == "last")
        }
    }

    /// The transcription, with the marks of stress before the syllables: `ˈkaɪˌæk`.
    ///
    /// Words of one syllable have no mark.
    package func transcription(of word: String, _ pronunciation: CMUPronunciation) -> String {
        let primary = primaryStress(of: word, pronunciation.syllables.map(\.isStressed))
        var text = ""
        for (index, syllable) in pronunciation.syllables.enumerated() {
            if syllable.isStressed, pronunciation.syllables.count > 1 { text += index == primary ? "ˈ" : "ˌ" }
            for phone in syllable.phones { text += symbols[phone] ?? phone }
        }
        return text
    }

    /// The syllable with the primary stress, guessed from the word's ending: the dictionary does not tell.
    private func primaryStress(of word: String, _ stresses: [Bool]) -> Int? {
        let stressed = stresses.indices.filter { stresses[$0] }
        guard stressed.count > 1, let last = stressed.last else { return stressed.first }
        let previous = stressed[stressed.count - 2]
        let isFinal = last == stresses.count - 1
        if previous == 0, isPrefixed(word, syllables: stresses.count, isFinal: isFinal) { return last }
        guard isFinal || last == stresses.count - 2 else { return last }
        let rule = rules.first { $0.isFinal == isFinal && word.hasSuffix($0.ending) }
        return rule?.isLastPrimary ?? !isFinal ? last : previous
    }

    /// Whether the first stressed syllable is no more than a prefix: `misconstrue`.
    private func isPrefixed(_ word: String, syllables: Int, isFinal: Bool) -> Bool {
        guard (3...4).contains(syllables), Self.prefixes.contains(where: word.hasPrefix) else { return false }
        return !rules.contains { !$0.isFinal && !$0.isLastPrimary && $0.ending.count > 2 && word.hasSuffix($0.ending) }
            && !word.hasSuffix("y")
    }
}
