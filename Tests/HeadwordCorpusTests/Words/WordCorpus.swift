import HeadwordCorpus
import HeadwordLexicon
import HeadwordTestSupport

/// A corpus whose words have several readings in the small WordNet, or none.
enum WordCorpus {
    private static let vocabulary = [
        "saw", "see", "Saw", "better", "good", "well", "swim", "swam", "swum", "swims", "dog", "dogs", "Dog", "dog's",
        "run", "ran", "March", "march", "MARCH", "Polish", "polish", "quick", "quickly", "knives", "house", "houses",
        "été", "Été", "xyzzy", "XYZZY", "Danu", "worse", "hotter", "don't", "1,000", ",", ".", "bus", "Buses",
        "swimming",
    ]

    /// The documents.
    static let texts: [[UInt8]] = {
        var generator = Generator(seed: 21)
        return (0..<30).map { _ in
            let words = (0..<Int.random(in: 0...80, using: &generator)).map { _ in
                let squared = Double.random(in: 0..<1, using: &generator)
                return vocabulary[Int(squared * squared * Double(vocabulary.count))]
            }
            return Array(words.joined(separator: " ").utf8)
        }
    }()

    /// The corpus, built once.
    static let corpus = Result { try open(texts) }

    /// A corpus of texts.
    static func open(_ texts: [[UInt8]]) throws -> Corpus {
        try Corpus(path: BuiltCorpora.path(texts, lexicon: FixtureLexicon.open()))
    }

    /// All records of a corpus.
    static func table(_ corpus: Corpus) throws -> [WordRecord] {
        var query = WordRecordQuery()
        query.limit = .max
        return try corpus.wordRecords(query).rows
    }
}
