internal import HeadwordLexicon
internal import HeadwordModel

/// A headword's part of the index of definitions.
struct GlossedHeadword: Sendable {
    struct Sense: Sendable {
        /// The identifier of the sense.
        var id: String
        /// The gloss with its lexical category.
        var key: GlossIndex.Key
        /// The index of the gloss among the headword's definitions.
        var place: Int
        /// The number of senses before it in the headword's lexical category.
        var rank: Int
        var isCurrent: Bool
        /// Whether the gloss begins like the definition of a person: "one who ...".
        var beginsLikePerson: Bool
        /// The stems of the gloss.
        var stems: [String]
        /// The stems of the single-word synonyms.
        var synonyms: [String]
        /// Whether the gloss is not a definition, but a description by people who look for the word.
        var isDescription = false
    }

    /// The stems of the headword.
    var stems: [String]
    /// Whether it is a single word of lower-case ASCII letters.
    var isWord: Bool
    /// The Zipf value in hundredths; 0 if the headword was not counted.
    var zipf: Int
    var senses: [Sense] = []

    init(_ entry: HeadwordEntry, zipf: Int?, _ descriptions: Descriptions) {
        stems = GlossStem.stems(of: entry.word)
        isWord = entry.word.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
        self.zipf = zipf ?? 0
        guard entry.language == .en else { return }
        var place = 0
        for part in entry.lexicalEntries {
            let all = part.entries.lazy.flatMap(\.senses).flatMap { [$0] + $0.subsenses }
            let first = senses.count
            for (rank, sense) in all.enumerated() {
                for gloss in sense.definitions {
                    senses.append(Sense(gloss, of: sense, part.lexicalCategory, place: place, rank: rank))
                    place += 1
                }
            }
            guard first < senses.count else { continue }
            let described = senses[first]
            let texts = descriptions[entry.word, part.lexicalCategory]
            senses.insert(contentsOf: texts.map(described.described(as:)), at: first)
        }
    }
}

extension GlossedHeadword.Sense {
    fileprivate init(
        _ gloss: String,
        of sense: HeadwordModel.Sense,
        _ category: LexicalCategory,
        place: Int,
        rank: Int
    ) {
        self.init(
            id: sense.id,
            key: .init(gloss, category),
            place: place,
            rank: rank,
            isCurrent: !sense.registers.contains { $0 == .obsolete || $0 == .archaic },
            beginsLikePerson: category == .noun && Self.beginsLikePerson(gloss),
            stems: GlossStem.stems(of: gloss),
            synonyms: sense.synonyms.compactMap(GlossStem.stem(ofWord:))
        )
    }

    /// Returns the sense with a description in place of its definition.
    fileprivate func described(as text: String) -> Self {
        var sense = self
        sense.key = .init(text, key.lexicalCategory)
        sense.stems = GlossStem.stems(of: text)
        sense.synonyms = []
        sense.isDescription = true
        return sense
    }

    private static let articles: Set<Substring> = ["a", "an", "the", "any"]
    private static let people: Set<Substring> = [
        "one", "person", "someone", "somebody", "he", "man", "woman", "member",
    ]

    private static func beginsLikePerson(_ gloss: String) -> Bool {
        let words = gloss.prefix(24).lowercased().split(separator: " ")
        let word = words.first.map(articles.contains) == true ? words.dropFirst().first : words.first
        return word.map(people.contains) == true
    }
}
