import Algorithms
import HeadwordCore
import HeadwordLexicon

/// Finds the words that can be made of given letters.
struct AnagramsProvider: EndpointProvider {
    static let namespace = "anagrams"

    private let lexicon: Lexicon

    init(_ services: ProviderServices) {
        lexicon = services.lexicon
    }

    func register(in registry: inout EndpointRegistry) throws {
        try registry.add(AnagramsRequest.self, from: lexicon)
    }
}

/// Which words have these letters? (`anagrams.find`)
struct AnagramsRequest: LexiconAnswerable {
    typealias Response = [String]

    /// More letters have too many orders to try.
    static let letters = Parameter<String>.text("letters", "The letters to use up.", length: 2...7)

    static let endpoint = Endpoint<Self>(
        method: "anagrams.find",
        summary: "Finds the headwords that consist of some letters.",
        parameters: [letters.required { $0.letters = $1 }],
        resultName: "words",
        failures: [.init(code: 404, message: "No headword consists of the letters.")],
        examples: [.init("A swimmer", ["letters": "wims"])]
    )

    var letters = ""
    /// Thousands of spellings take more than a millisecond: other calls do not have to wait for them.
    let isQuick = false

    func response(from lexicon: Lexicon) throws -> [String] {
        let spellings = letters.lowercased().uniquePermutations().map { String($0) }
        let words = try lexicon.words(WordListQuery(), among: spellings)
        guard !words.isEmpty else { throw CallFailure.notFound("No headword consists of the letters '\(letters)'.") }
        return words.map(\.word)
    }
}
