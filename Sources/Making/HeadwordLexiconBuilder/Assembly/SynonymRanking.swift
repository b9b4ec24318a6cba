internal import Glibc
internal import HeadwordLexicon
internal import HeadwordModel

/// Finds the words that a writer may put in the place of a headword, sense by sense, the best first.
///
/// Words of the synset always stay. Of the words around it in WordNet (``NearWords``), those are added that share a
/// thesaurus group with the headword, or by which another dictionary defines it. Common words come before rare ones.
/// The weights were tuned on two thirds of `Tests/Fixtures/synonyms.tsv`.
struct SynonymRanking {
    /// The number of synonyms up to which near words are added. A sense that has as many may still get one, which may
    /// be better than its own.
    private static let enough = 4
    /// The least evidence for a near word to be added.
    private static let least = 0.3
    private static let groupWeight = 1.6
    private static let toldWeight = 0.35
    private static let otherMeaningWeight = 0.5
    private static let phraseFactor = 0.3
    private static let uncountedZipf = 0.7

    /// A thesaurus group, by its index.
    private typealias Group = Int32

    private let groups: [String: Set<Group>]
    private let words: [[String]]
    private let frequencies: LexiconDraft.FrequencyList?
    /// How often each word occurs in each of its lexical categories in tagged text, plus a half.
    private let categoryCounts: [String: [LexicalCategory: Double]]

    /// Collects the thesaurus groups and the counts of English words.
    init(_ draft: LexiconDraft) throws {
        words = draft.synonymSets(in: .en).map { $0.words.map(\.text.string) }
        var groups: [String: Set<Group>] = [:]
        for (group, words) in words.enumerated() {
            for word in words { groups[word, default: []].insert(Group(group)) }
        }
        self.groups = groups
        frequencies = draft.frequencies[.en]
        var counts: [String: [LexicalCategory: Double]] = [:]
        for record in draft.records where record.kind == .entry {
            let headword = draft.headword(record.headword)
            guard headword.language == .en, let category = record.category else { continue }
            counts[headword.word, default: [:]][category, default: 0.5] += Double(record.count)
        }
        categoryCounts = counts
    }

    /// Replaces the synonyms of the senses that are in `near`.
    func rank(_ lexicalEntry: inout LexicalEntry, of word: String, near: [NearWords.Meaning]) {
        guard !near.isEmpty else { return }
        let near = Dictionary(near.map { ($0.sense, $0.words) }) { first, _ in first }
        var headword = RankedHeadword(word: word, category: lexicalEntry.lexicalCategory)
        for sense in lexicalEntry.entries.flatMap(\.senses) {
            guard let words = near[sense.id] else {
                headword.told.formUnion(sense.equivalents)
                continue
            }
            headword.meanings.append(RankedMeaning(synonyms: sense.synonyms, near: words))
        }
        var next = 0
        for entry in lexicalEntry.entries.indices {
            for sense in lexicalEntry.entries[entry].senses.indices {
                guard near[lexicalEntry.entries[entry].senses[sense].id] != nil else { continue }
                lexicalEntry.entries[entry].senses[sense].synonyms = synonyms(of: headword.meanings[next], of: headword)
                next += 1
            }
        }
    }

    private func heads(of group: Group) -> ArraySlice<String> { words[Int(group)].prefix(2) }

    private func synonyms(of meaning: RankedMeaning, of headword: RankedHeadword) -> [String] {
        let candidates = Set(meaning.synonyms).union(meaning.near.keys)
        var ranked: [(weight: Double, word: String)] = []
        for word in candidates {
            let evidence = evidence(for: word, in: meaning, of: headword)
            let isGiven = evidence >= Self.least && mayStand(word, for: headword, in: meaning)
            guard isGiven || meaning.synonyms.contains(word) else { continue }
            ranked.append((evidence * usefulness(of: word, as: headword.category), word))
        }
        ranked.sort { ($1.weight, $0.word) < ($0.weight, $1.word) }
        var room = max(1, Self.enough - meaning.synonyms.count)
        return ranked.map(\.word).filter { word in
            if meaning.synonyms.contains(word) { return true }
            room -= 1
            return room >= 0
        }
    }

    /// Whether a word that WordNet has only near the synset may be added: another dictionary must explain the headword
    /// by it, or thesaurus groups must contain both. The broader terms of a noun (`table`: furniture), and ways of
    /// doing what a verb says, are seldom synonyms, so one of the two words has to head the group; for verbs, two
    /// shared groups will also do. A kind of a thing is a synonym only if a dictionary explains the thing by it.
    private func mayStand(_ word: String, for headword: RankedHeadword, in meaning: RankedMeaning) -> Bool {
        guard !word.isComparison(of: headword.word) else { return false }
        let shared = (groups[word] ?? []).intersection(groups[headword.word] ?? [])
        if headword.told.contains(word) { return true }
        let isHeaded = shared.contains { heads(of: $0).contains(word) || heads(of: $0).contains(headword.word) }
        // A sense that has synonyms of its own needs more evidence for words that are only near it (`player`: gambler).
        let least = meaning.synonyms.isEmpty ? 1 : 2
        let isTold =
            switch headword.category {
            case .noun: isHeaded && (meaning.near[word] ?? 0) > NearWords.kindOfThing
            case .verb: isHeaded || shared.count > 1
            default: true
            }
        return isTold && shared.count >= least
    }

    private func evidence(for word: String, in meaning: RankedMeaning, of headword: RankedHeadword) -> Double {
        let told = headword.told.contains(word) ? Self.toldWeight : 0
        let other = headword.meanings.contains { $0.synonyms.contains(word) } ? Self.otherMeaningWeight : 0
        return (meaning.near[word] ?? 0) + Self.groupWeight * companionship(of: word, headword.word) + told + other
    }

    /// Returns how many groups two words share, relative to all the groups they are in. Groups that one of them heads
    /// count most.
    private func companionship(of first: String, _ second: String) -> Double {
        guard let own = groups[first], let others = groups[second] else { return 0 }
        let shared = own.intersection(others).sorted().reduce(0.0) { sum, group in
            let heads = heads(of: group)
            return sum + (heads.contains(first) || heads.contains(second) ? 1 : 0.3)
        }
        return shared / (Double(own.count + 1) * Double(others.count + 1)).squareRoot()
    }

    /// Returns how useful a word is to a writer. Common words count more, and so do words used mostly in the category.
    private func usefulness(of word: String, as category: LexicalCategory) -> Double {
        let counts = categoryCounts[word] ?? [:]
        let all = counts.values.reduce(0, +)
        let share = all > 0 ? (counts[category] ?? 0) / all : 0
        let factor = word.contains(" ") || word.contains("-") ? Self.phraseFactor : 1
        return factor * (0.5 + 0.4 * zipf(of: word) * (0.3 + 0.7 * share))
    }

    /// Returns the Zipf value, at most 5: all words beyond that are equally well known.
    private func zipf(of word: String) -> Double {
        guard let list = frequencies, list.tokens > 0, let count = list.counts[word] else { return Self.uncountedZipf }
        return min(5, log10(Double(max(1, count)) * 1e9 / Double(list.tokens)))
    }
}

/// A headword in one lexical category.
private struct RankedHeadword {
    var word: String
    var category: LexicalCategory
    var meanings: [RankedMeaning] = []
    /// The words by which other dictionaries explain it.
    var told: Set<String> = []
}

private struct RankedMeaning {
    var synonyms: [String]
    var near: [String: Double]

    init(synonyms: [String], near: [NearWords.Word]) {
        self.synonyms = synonyms
        self.near = Dictionary(near.map { ($0.text, Double($0.nearness) / 100) }) { first, _ in first }
    }
}

extension Sense {
    /// The synonyms, and the words that form a definition, or a part of one, on their own: `gloomy; to mourn`.
    fileprivate var equivalents: [String] {
        let parts = definitions.flatMap { $0.utf8.split { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ",") } }
        let words = parts.compactMap { part -> String? in
            var words = part.split(separator: UInt8(ascii: " "), maxSplits: 3).map { Substring($0) }
            if let first = words.first, ["to", "a", "an", "the", "as", "hence"].contains(first.lowercased()) {
                words.removeFirst()
            }
            guard words.count == 1, words[0].allSatisfy(\.isLetter) else { return nil }
            return words[0].lowercased()
        }
        return synonyms + words + subsenses.flatMap(\.equivalents)
    }
}

extension String {
    /// Whether this looks like the word with `-er` or `-est`, which means the same to a dictionary but not to a writer.
    fileprivate func isComparison(of word: String) -> Bool {
        guard hasSuffix("er") || hasSuffix("est") else { return false }
        return count > word.count && count <= word.count + 4 && hasPrefix(word.dropLast())
    }
}
