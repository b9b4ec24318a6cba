internal import HeadwordLexicon
internal import HeadwordModel

/// A definition in the caller's words, prepared for searching those of the lexicon.
struct DefinitionQuery: Sendable {
    /// A word of the definition.
    struct Word: Sendable {
        /// The word in lower case.
        var text: String
        var stem: String
        /// The clues that find definitions for the word, the surest first.
        var clues: [WeighedClue] = []
    }

    /// The stem of the word or of a similar one.
    struct WeighedClue: Sendable {
        var clue: Clue
        /// The weight from 0 to 1, which is that of the word itself.
        var weight: Float
    }

    /// The maximum number of words; later ones are ignored.
    private static let mostWords = 32

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
            guard let stem, words.count < Self.mostWords, !words.contains(where: { $0.stem == stem }) else {
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

    /// Adds the clues that the lexicon finds definitions by.
    mutating func addClues(from lexicon: Lexicon) throws {
        for index in words.indices {
            guard let own = try lexicon.clue(ofStem: words[index].stem) else { continue }
            words[index].clues = [WeighedClue(clue: own, weight: 1)]
            for near in own.near {
                guard let clue = try lexicon.clue(number: near.number) else { continue }
                words[index].clues.append(WeighedClue(clue: clue, weight: Float(near.weight) / 100))
            }
        }
    }

    /// Returns the words of the definition that a text contains, exactly or in similar form.
    func words(in text: String) -> [String] {
        let stems = Set(GlossStem.stems(of: text))
        return words.filter { word in
            stems.contains(word.stem) || word.clues.contains { stems.contains($0.clue.stem) }
        }
        .map(\.text)
    }

    /// Returns the share of a headword's words that the definition contains: 1 for `spider`, 1/2 for `spider monkey`
    /// if the definition mentions spiders.
    func share(of headword: String) -> Double {
        let stems = GlossStem.stems(of: headword)
        let asked = stems.count { stem in words.contains { $0.stem == stem } }
        return stems.isEmpty ? 0 : Double(asked) / Double(stems.count)
    }
}
