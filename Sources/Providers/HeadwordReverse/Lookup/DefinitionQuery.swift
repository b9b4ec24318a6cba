internal import HeadwordLexicon
internal import HeadwordModel

/// A definition in the caller's words, prepared for searching those of the lexicon.
struct DefinitionQuery: Sendable {
    /// A word of the definition.
    struct Word: Sendable {
        /// The word in lower case.
        var text: String
        var stem: String
    }

    let text: String
    private(set) var words: [Word] = []
    /// The lexical category that the definition seems to be about.
    private(set) var guess: LexicalCategory?
    /// Whether the definition is about a person.
    private(set) var isAboutPerson = false

    /// Parses a definition.
    init(_ text: String) {
        self.text = text
        readBeginning(of: text)
        GlossStem.forEachWord(of: text) { word, stem in
            guard let stem, words.count < GlossQuery.mostWords, !words.contains(where: { $0.stem == stem }) else {
                return
            }
            words.append(Word(text: word, stem: stem))
        }
    }

    private static let articles: Set<String> = ["a", "an", "the"]
    private static let people: Set<String> = ["someone", "somebody", "person", "one"]

    private mutating func readBeginning(of text: String) {
        let beginning = text.split(separator: " ").prefix(2).map { $0.lowercased() }
        guard let first = beginning.first else { return }
        if first == "to" { guess = .verb }
        guard Self.articles.contains(first) || Self.people.contains(first) || first == "place" else { return }
        guess = .noun
        isAboutPerson = Self.people.contains(first) || beginning.dropFirst().contains("person")
    }

    /// Returns what the lexicon searches glosses by.
    ///
    /// - Parameter categories: the requested lexical categories; empty for all.
    func glosses(in categories: [LexicalCategory]) -> GlossQuery {
        GlossQuery(
            stems: words.map(\.stem),
            guess: guess,
            isAboutPerson: isAboutPerson,
            lexicalCategories: categories
        )
    }

    /// Returns the share of a headword's words that the definition contains: 1 for `spider`, 1/2 for `spider monkey`
    /// if the definition mentions spiders.
    func share(of headword: String) -> Double {
        let stems = GlossStem.stems(of: headword)
        let asked = stems.count { stem in words.contains { $0.stem == stem } }
        return stems.isEmpty ? 0 : Double(asked) / Double(stems.count)
    }
}
