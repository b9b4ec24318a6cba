internal import Glibc
internal import HeadwordModel

/// Ranks the translations of a word by how many dictionaries agree on them, in either direction, and by how common they
/// are.
///
/// The constants were tuned on two thirds of `Tests/Fixtures/translations.tsv`.
struct TranslationRanking {
    /// What the dictionaries say about a pair of words.
    private struct Votes {
        /// A bit for each source that has the pair in the direction of the languages' places, and for each that has it
        /// in the other.
        var forward: UInt64 = 0
        var backward: UInt64 = 0
        /// The number of meanings that have the pair, twice those in which it comes first.
        var mentions = 0

        var score: Double { 2 * Double(forward.nonzeroBitCount + backward.nonzeroBitCount) + 0.3 * Double(mentions) }
    }

    private var votes: [UInt64: Votes] = [:]
    private let frequencies: [Language: LexiconDraft.FrequencyList]

    init(_ draft: LexiconDraft) throws {
        frequencies = draft.frequencies
        var numbers: [String: Int] = [:]
        for record in draft.records where record.kind == .translation {
            let group: TranslationGroup = try draft.value(at: record.location)
            // Translations by way of a third language prove nothing.
            guard group.pivot == nil else { continue }
            let headword = draft.headword(record.headword)
            let number = numbers[group.source, default: numbers.count]
            numbers[group.source] = number
            count(group, of: headword, source: number)
        }
    }

    private mutating func count(_ group: TranslationGroup, of headword: LexiconDraft.Headword, source: Int) {
        for (place, translation) in group.translations.enumerated() {
            let other = LexiconDraft.Headword(language: group.target, word: translation.text)
            let isForward = headword.language.rawValue < other.language.rawValue
            var votes = self.votes[Self.key(headword, other), default: Votes()]
            // Of more sources than there are bits, some share one.
            let bit: UInt64 = 1 << UInt64(source % 64)
            if isForward { votes.forward |= bit } else { votes.backward |= bit }
            votes.mentions += place == 0 ? 2 : 1
            self.votes[Self.key(headword, other)] = votes
        }
    }

    /// Returns the groups of translations of a headword, the best first, and each group with its best translation first.
    /// Those by way of a third language come last. Weights that a source gives its groups take precedence.
    func ranked(
        _ groups: [(group: TranslationGroup, weight: Int32)],
        of headword: LexiconDraft.Headword
    ) -> [TranslationGroup] {
        let scored = groups.enumerated().map { place, row in
            let scores = row.group.translations.map { score($0, row.group.target, headword) }
            var group = row.group
            if row.weight == 0 {
                group.translations = zip(group.translations, scores).enumerated()
                    .sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }.map(\.element.0)
            }
            return (group: group, rank: (group.pivot == nil ? 0 : 1, -row.weight, -(scores.max() ?? 0), place))
        }
        return scored.sorted { $0.rank < $1.rank }.map(\.group)
    }

    private func score(_ translation: Translation, _ target: Language, _ headword: LexiconDraft.Headword) -> Double {
        let other = LexiconDraft.Headword(language: target, word: translation.text)
        return (votes[Self.key(headword, other)]?.score ?? 0) + zipf(of: other)
    }

    /// How common a word is, on the Zipf scale; 0 if it was not counted.
    private func zipf(of headword: LexiconDraft.Headword) -> Double {
        guard let list = frequencies[headword.language], list.tokens > 0,
            let count = list.counts[Self.bare(headword.word)], count > 0
        else { return 0 }
        return max(0, log10(Double(count) * 1e9 / Double(list.tokens)))
    }

    /// Returns a number for a pair of words, the same for both directions and on all machines (FNV-1a).
    private static func key(_ first: LexiconDraft.Headword, _ second: LexiconDraft.Headword) -> UInt64 {
        let isInOrder = first.language.rawValue < second.language.rawValue
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for headword in isInOrder ? [first, second] : [second, first] {
            for byte in CollectionOfOne(headword.language.rawValue) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            for byte in bare(headword.word).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        return hash
    }

    /// Returns a word as all dictionaries would list it.
    private static func bare(_ word: String) -> String {
        let word = word.lowercased()
        return word.hasPrefix("to ") ? String(word.dropFirst(3)) : word
    }
}
