internal import HeadwordBytes
package import HeadwordModel

/// A description in the caller's words, by which glosses are searched.
package struct GlossQuery: Sendable {
    /// The maximum number of words; later ones are ignored.
    package static let mostWords = 32

    /// The stems of the words, each once.
    package var stems: [String]
    /// The lexical category that the description seems to be about.
    package var guess: LexicalCategory?
    /// Whether the description is about a person.
    package var isAboutPerson: Bool
    /// The requested lexical categories; empty for all.
    package var lexicalCategories: [LexicalCategory]

    /// Creates a query from its parts.
    package init(
        stems: [String],
        guess: LexicalCategory? = nil,
        isAboutPerson: Bool = false,
        lexicalCategories: [LexicalCategory] = []
    ) {
        self.stems = Array(stems.prefix(Self.mostWords))
        self.guess = guess
        self.isAboutPerson = isAboutPerson
        self.lexicalCategories = lexicalCategories
    }
}

/// The glosses that match a description best.
package struct GlossMatches: Sendable {
    /// A gloss that contains words of the description.
    package struct Match: Sendable {
        /// The number of the gloss.
        package var gloss: Int
        /// The score, from 0 to 1.
        package var score: Float
        package var lexicalCategory: LexicalCategory
        /// Where its senses are among ``GlossMatches/senses``.
        package var senses: Range<Int>
    }

    /// The glosses, the best first.
    package internal(set) var matches: [Match] = []
    /// The senses of all matches.
    package internal(set) var senses: [GlossedSense] = []
    /// The clues of the description's words.
    let clues: ClueTable
}

extension Lexicon {
    /// Returns the glosses that match a description best; of those that match equally well, the ones of the first
    /// headwords.
    package func glosses(matching query: GlossQuery, atMost limit: Int) throws -> GlossMatches {
        try read { reader in
            var search = try GlossSearch(query, glossBlocks, reader)
            return try search.matches(atMost: limit)
        }
    }

    /// Returns the spelling of a headword by its number; nil if there is none.
    package func headword(number: Int) throws -> String? { try read { reader in try reader.headword(number: number) } }

    /// Returns the indices of the description's words that a gloss contains, exactly or as a word of similar meaning,
    /// in ascending order.
    package func words(inGloss number: Int, of matches: GlossMatches) throws -> [Int] {
        try read { reader in
            let row = try glossBlocks.records(inRow: number / GlossRecord.perRow, reader)
            let found = try row.withUnsafeBytes { row in
                try reader.glosses { () throws(ByteReader.Failure) in
                    var found: UInt32 = 0
                    var record = try GlossRecord.reader(row, at: number % GlossRecord.perRow)
                    try record.forEachClue { clue in matches.clues.forEachWord(of: clue) { found |= 1 << $0.word } }
                    return found
                }
            }
            return (0..<GlossQuery.mostWords).filter { found >> $0 & 1 == 1 }
        }
    }
}
