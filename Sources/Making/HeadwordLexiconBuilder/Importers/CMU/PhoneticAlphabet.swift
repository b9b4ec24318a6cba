/// A converter from CMU's phones to the International Phonetic Alphabet.
package struct PhoneticAlphabet: Sendable {
    /// A rule for which of the last two stressed syllables is the stronger one, by the ending of the word.
    private struct StressRule {
        /// Whether the rule is for words whose last stressed syllable is the last syllable, rather than the last but
        /// one.
        var isFinal: Bool
        var ending: String
        var isLastPrimary: Bool
    }

    private static let prefixes = [
        "re", "mis", "dis", "un", "non", "over", "under", "inter", "pre", "in", "im", "ir", "il", "sub", "de", "super",
        "anti", "co",
    ]

    /// The vowels of syllables that may be unstressed.
    private static let weakVowels: Set = ["ih", "ax", "er", "ah"]

    private let accents: WebsterAccents
    private let symbols: [String: String]
    private let rules: [StressRule]

    /// Reads the tables of symbols and of stress.
    package init(accents: WebsterAccents) throws {
        self.accents = accents
        symbols = Dictionary(
            try TabSeparatedTable("phones.tsv", PackageResources.phones_tsv, columns: 2).rows.map { ($0[0], $0[1]) },
            uniquingKeysWith: { first, _ in first }
        )
        rules = try TabSeparatedTable("stress.tsv", PackageResources.stress_tsv, columns: 3).rows.map {
            StressRule(isFinal: $0[0] == "final", ending: $0[1], isLastPrimary: $0[2] == "last")
        }
    }

    /// Returns the transcription, with stress marks before the syllables: `ˈkaɪˌæk`.
    ///
    /// A word of one syllable has no stress mark.
    package func transcription(of word: String, _ pronunciation: CMUPronunciation) -> String {
        let syllables = Self.withRBeforeStress(pronunciation.syllables)
        let stresses = stresses(of: word, pronunciation)
        var text = ""
        for (index, syllable) in syllables.enumerated() {
            if syllables.count > 1 { text += Self.marks[stresses[index]] ?? "" }
            let isWeakened = syllable.isStressed && stresses[index] == .none
            for phone in phones(of: syllable, at: index, in: word, isWeakened: isWeakened) {
                text += symbols[phone] ?? phone
            }
        }
        return text
    }

    private static let vowels: Set = [
        "aa", "ae", "ah", "ao", "aw", "ax", "ay", "eh", "er", "ey", "ih", "iy", "ow", "oy", "uh", "uw",
    ]

    /// Splits an unstressed `er` before a stressed vowel into a vowel and an r that begins the stressed syllable:
    /// `əˈɹaɪv`.
    private static func withRBeforeStress(_ syllables: [CMUPronunciation.Syllable]) -> [CMUPronunciation.Syllable] {
        var syllables = syllables
        for index in syllables.indices.dropLast() where syllables[index].phones.last == "er" {
            guard !syllables[index].isStressed, syllables[index + 1].isStressed,
                let next = syllables[index + 1].phones.first, vowels.contains(next)
            else { continue }
            syllables[index].phones[syllables[index].phones.count - 1] = "ax"
            syllables[index + 1].phones.insert("r", at: 0)
        }
        return syllables
    }

    private static let marks: [WebsterAccents.Stress: String] = [.primary: "ˈ", .secondary: "ˌ"]

    /// Returns the phones of a syllable. `un-` has the vowel `ah`, and a first syllable that ends in `iy` and lost its
    /// stress has a short vowel.
    private func phones(
        of syllable: CMUPronunciation.Syllable,
        at index: Int,
        in word: String,
        isWeakened: Bool
    ) -> [String] {
        guard index == 0 else { return syllable.phones }
        if word.hasPrefix("un"), syllable.phones.first == "ax" { return ["ah"] + syllable.phones.dropFirst() }
        if isWeakened, syllable.phones.last == "iy" { return syllable.phones.dropLast() + ["ih"] }
        return syllable.phones
    }
}

// MARK: - Stress

extension PhoneticAlphabet {
    /// Returns the stress of each syllable. The primary stress is that of Webster's dictionary, or else is guessed from
    /// the word's ending. The other syllables that CMU's dictionary marks as stressed get secondary stress, except
    /// those next to the primary stress that Webster's does not mark: first syllables (`require`), and weak ones within
    /// a word (`hospital`).
    private func stresses(of word: String, _ pronunciation: CMUPronunciation) -> [WebsterAccents.Stress] {
        let stressed = pronunciation.syllables.map(\.isStressed)
        let accented = accents.stresses(of: word, stressed: stressed, as: pronunciation.category)
        let primary =
            fixedStress(of: word, stressed) ?? accented?.firstIndex(of: .primary)
            ?? primaryStress(of: word, stressed)
        return stressed.indices.map { index in
            if index == primary { return .primary }
            guard stressed[index], let primary else { return .none }
            let isBeside = index == 0 ? primary == 1 : index == primary + 1 && index != stressed.count - 1
            let isMarked = accented?[index] == .secondary
            let isWeak = index < primary || !Self.weakVowels.isDisjoint(with: pronunciation.syllables[index].phones)
            return isBeside && isWeak && !isMarked ? .none : .secondary
        }
    }

    /// Returns the stressed syllable of words in `-ation`, `-ition` and `-ution`, for which Webster's accents are less
    /// reliable.
    private func fixedStress(of word: String, _ stressed: [Bool]) -> Int? {
        let singular = word.hasSuffix("s") ? word.dropLast() : word[...]
        let place = stressed.count - 2
        guard place >= 0, stressed[place], ["ation", "ition", "ution"].contains(where: singular.hasSuffix) else {
            return nil
        }
        return place
    }

    /// Guesses the syllable with the primary stress from the word's ending, as CMU's dictionary does not mark it.
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

    /// Whether the first stressed syllable is only a prefix: `misconstrue`.
    private func isPrefixed(_ word: String, syllables: Int, isFinal: Bool) -> Bool {
        guard (3...4).contains(syllables), Self.prefixes.contains(where: word.hasPrefix) else { return false }
        return !rules.contains { !$0.isFinal && !$0.isLastPrimary && $0.ending.count > 2 && word.hasSuffix($0.ending) }
            && !word.hasSuffix("y")
    }
}
