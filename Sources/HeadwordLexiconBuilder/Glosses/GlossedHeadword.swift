internal import HeadwordLexicon
internal import HeadwordModel

/// What a headword gives the index of definitions.
struct GlossedHeadword: Sendable {
    struct Sense: Sendable {
        /// The identifier of the sense.
        var id: String
        var gloss: String
        var lexicalCategory: LexicalCategory
        /// Which of the headword's definitions the gloss is.
        var place: Int
        /// How many senses the headword has before it in the lexical category.
        var rank: Int
        var isCurrent: Bool
        /// Whether the gloss begins as definitions of people do: "one who ...".
        var beginsLikePerson: Bool
        /// The stems of the gloss.
        var stems: [String]
        /// The stems of the synonyms that are one word.
        var synonyms: [String]
    }

    /// The stems of the headword.
    var stems: [String]
    /// Whether it is one word in small letters.
    var isWord: Bool
    /// In hundredths of the Zipf value; 0 if it was not counted.
    var zipf: Int
    var senses: [Sense] = []

    init(_ entry: HeadwordEntry, zipf: Int?) {
        stems = GlossStem.stems(of: entry.word)
        isWord = entry.word.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
        self.zipf = zipf ?? 0
        guard entry.language == .en else { return }
        var place = 0
        for part in entry.lexicalEntries {
            let all = part.entries.lazy.flatMap(\.senses).flatMap { [$0] + $0.subsenses }
            for (rank, sense) in all.enumerated() {
                for gloss in sense.definitions {
                    senses.append(
                        Sense(
                            id: sense.id,
                            gloss: gloss,
                            lexicalCategory: part.lexicalCategory,
                            place: place,
                            rank: rank,
                            isCurrent: !sense.registers.contains { $0 == .obsolete || $0 == .archaic },
                            beginsLikePerson: Self.beginsLikePerson(gloss),
                            stems: GlossStem.stems(of: gloss),
                            synonyms: sense.synonyms.compactMap(GlossStem.stem(ofWord:))
                        )
                    )
                    place += 1
                }
            }
        }
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
