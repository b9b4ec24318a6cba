internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordWork

/// The words that are derived from the same word as a headword.
///
/// Each word has at most one base: the word that it was made from. A word belongs to the family if its base does; the
/// root has none. That a word has an affix says little (`corner` is not from `corn`), so a dictionary must relate the
/// two, or define the one by the other, unless the affix is certain between their lexical categories.
struct WordFamily {
    /// A word of the family.
    struct Member {
        var word: FamilyDictionary.Word
        /// The place of its base among the members; nil for the root.
        var base: Int?
        /// The affix that makes it from its base; nil if none does, as for `song` from `sing`.
        var affix: String?
        /// The number of steps from the root.
        var depth: Int
    }

    /// A word that another is made from.
    private struct Base {
        var text: String
        var affix: String?
    }

    /// The maximum number of steps from a word to its root.
    private static let mostSteps = 8

    /// The members, the root first, those nearer to it before others.
    private(set) var members: [Member] = []
    /// Whether the limit left words out.
    private(set) var isTruncated = false

    private let headword: String
    private var dictionary: FamilyDictionary
    private var check = StopCheck()

    /// Finds the family of a headword.
    ///
    /// - Parameter limit: the maximum number of members.
    /// - Throws: `LexiconFailure.stopped` if the question was withdrawn.
    init(of headword: String, limit: Int, in lexicon: Lexicon) throws {
        self.headword = headword
        dictionary = FamilyDictionary(lexicon)
        let root = try root(of: headword)
        guard let word = try dictionary.word(root) else { return }
        members = [Member(word: word, depth: 0)]
        var seen: Set = [root]
        var place = 0
        while place < members.count {
            for (text, affix) in try derived(from: members[place].word) where seen.insert(text).inserted {
                guard members.count < limit else {
                    isTruncated = true
                    return
                }
                guard let word = try dictionary.word(text) else { continue }
                members.append(Member(word: word, base: place, affix: affix, depth: members[place].depth + 1))
            }
            place += 1
        }
    }

    private mutating func root(of headword: String) throws -> String {
        var root = headword
        var seen: Set = [root]
        while seen.count <= Self.mostSteps, let base = try base(of: root), seen.insert(base.text).inserted {
            root = base.text
        }
        return root
    }

    /// Returns the words of today whose base is a word, the commonest first.
    private mutating func derived(from base: FamilyDictionary.Word) throws -> [(text: String, affix: String?)] {
        let text = base.headword.word
        var candidates = base.related
        for affix in Affix.suffixes + Affix.prefixes { candidates.formUnion(affix.derived(from: text)) }
        var derived: [(text: String, affix: String?, count: Int)] = []
        for candidate in candidates where candidate != text {
            if check.saysStop() { throw LexiconFailure.stopped }
            guard let word = try dictionary.word(candidate), word.isCurrent || candidate == headword,
                let base = try self.base(of: candidate), base.text == text
            else { continue }
            derived.append((candidate, base.affix, try dictionary.count(of: candidate)))
        }
        return derived.sorted { ($1.count, $0.text) < ($0.count, $1.text) }.map { ($0.text, $0.affix) }
    }
}

// MARK: - Bases

extension WordFamily {
    /// Returns the word that a word is made from: by a suffix, or else by a prefix, or else as a dictionary relates the
    /// two.
    private mutating func base(of text: String) throws -> Base? {
        guard let word = try dictionary.word(text) else { return nil }
        for affixes in [Affix.suffixes, Affix.prefixes] {
            var best: Base?
            for affix in affixes {
                for candidate in affix.bases(of: text) where candidate.count > best?.text.count ?? 0 {
                    guard try isMade(word, from: candidate, with: affix) else { continue }
                    best = Base(text: candidate, affix: affix.label)
                }
            }
            if let best { return best }
        }
        return try relatedBase(of: text, word)
    }

    private mutating func isMade(
        _ word: FamilyDictionary.Word,
        from text: String,
        with affix: Affix
    ) throws -> Bool {
        guard let base = try dictionary.word(text) else { return false }
        if word.related.contains(text) || base.related.contains(word.headword.word) { return true }
        if let certainty = affix.certainty, text.count > 2, word.isA(certainty.derived), base.isA(certainty.base) {
            return true
        }
        return try text.count > 2 && dictionary.mentions(word, text)
    }

    /// Returns the shortest related word that begins like the word and is shorter.
    private mutating func relatedBase(of text: String, _ word: FamilyDictionary.Word) throws -> Base? {
        let shorter = word.related.filter { $0.count < text.count && $0.first == text.first }
        for candidate in shorter.sorted(by: { ($0.count, $0) < ($1.count, $1) })
        where try dictionary.word(candidate) != nil {
            return Base(text: candidate)
        }
        return nil
    }
}
