internal import HeadwordLexicon
internal import HeadwordModel

/// A lexicon in the making.
package struct LexiconDraft {
    /// A headword, by its spelling.
    struct Headword: Hashable {
        var language: Language
        var word: String
    }

    /// What is known of a headword in one lexical category.
    struct Part {
        var category: LexicalCategory
        var senses: [Sense] = []
        var derivatives: [String] = []
        /// How often it was met in sense-tagged text.
        var count = 0
    }

    /// An inflected form of a headword.
    struct Inflection: Hashable {
        var language: Language
        /// In lower case.
        var form: String
        var analysis: Analysis
    }

    private(set) var parts: [Headword: [Part]] = [:]
    private(set) var inflections: Set<Inflection> = []
    private(set) var senseCount = 0

    /// Creates an empty draft.
    package init() {}

    /// Adds a sense after the senses that the headword has.
    mutating func add(
        _ sense: Sense,
        to word: Headword,
        as category: LexicalCategory,
        derivatives: [String],
        count: Int
    ) {
        var parts = parts[word] ?? []
        let index = parts.firstIndex { $0.category == category } ?? parts.count
        if index == parts.count { parts.append(Part(category: category)) }
        parts[index].senses.append(sense)
        parts[index].count += count
        for derivative in derivatives where !parts[index].derivatives.contains(derivative) {
            parts[index].derivatives.append(derivative)
        }
        self.parts[word] = parts
        senseCount += 1
    }

    /// Adds a form that no rule leads back from.
    mutating func add(_ inflection: Inflection) {
        inflections.insert(inflection)
    }

    /// The entry of a headword: the commonest lexical category first.
    func entry(of headword: Headword) -> HeadwordEntry {
        let parts = (parts[headword] ?? []).sorted { $0.count > $1.count }
        return HeadwordEntry(
            word: headword.word,
            language: headword.language,
            lexicalEntries: parts.map { part in
                LexicalEntry(
                    lexicalCategory: part.category,
                    entries: [Entry(grammaticalFeatures: Self.features(of: part.senses), senses: part.senses)],
                    derivatives: part.derivatives
                )
            }
        )
    }

    /// How often a headword was met in sense-tagged text.
    func rank(of headword: Headword) -> Int {
        (parts[headword] ?? []).reduce(0) { $0 + $1.count }
    }

    private static func features(of senses: [Sense]) -> [GrammaticalFeature] {
        let features = Set(senses.flatMap(\.grammaticalFeatures))
        return GrammaticalFeature.allCases.filter(features.contains)
    }
}
