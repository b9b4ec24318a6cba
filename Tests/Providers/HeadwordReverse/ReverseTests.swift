import HeadwordJSON
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordService
import HeadwordTestSupport
import JSONRPC
import Testing

@Suite struct ReverseTests {
    private func lookup(_ parameters: JSONValue, in lexicon: Lexicon? = nil) async throws -> JSONValue {
        let service = try DictionaryService(lexicon: try lexicon ?? FixtureLexicon.openBilingual())
        let call = Call(method: "reverse.lookup", parameters: try JSONText(parameters.jsonBytes))
        return try JSONText(try await service.begin(call).value().bytes).value()
    }

    private func words(_ parameters: JSONValue, in lexicon: Lexicon? = nil) async throws -> [String] {
        try await lookup(parameters, in: lexicon)["results"]?.elements.compactMap { $0["word"]?.text } ?? []
    }

    /// Headwords with definitions for the tests.
    private static let small: Result<Lexicon, any Error> = Result {
        try DraftLexicon.build { draft in
            draft.add("arachnophobia", .noun, "a morbid fear of spiders")
            draft.add("spider", .noun, "an animal with eight legs; many people have a fear of spiders")
            draft.add("wolf spider", .noun, "a spider that people fear")
            draft.add("acrophobia", .noun, "a morbid fear of great heights")
            draft.add("baker", .noun, "someone who bakes bread", "a maker of cakes")
            draft.add("bread", .noun, "food made of flour")
            draft.add("claw hammer", .noun, "an instrument for driving nails")
            draft.add("nail", .verb, "to fasten with nails, driven by an instrument")
            draft.add("tool", .noun, "a device for doing work", synonyms: ["instrument", "useful thing"])
            draft.add("teach", .verb, "make children understand – or adults")
            draft.add("\u{E6}ther", .noun, "the \u{E6}therial medium of Descartes\u{2019}s vortices")
        }
    }

    @Test func aHeadwordIsToldWithWhatFits() async throws {
        let answer = try await lookup(["definition": "fears of a spider", "limit": 1], in: try Self.small.get())
        let score = try #require(answer["results"]?[0]?["score"])
        guard case .real(let score) = score else {
            Issue.record("\(score) is no real number")
            return
        }
        #expect((0.3...1).contains(score))
        #expect(
            answer == [
                "metadata": ["schema": "Reverse/1", "source": "lexicon", "sources": ["test"]],
                "results": [
                    [
                        "id": "arachnophobia", "language": "en", "word": "arachnophobia", "lexicalCategory": "noun",
                        "score": .real(score), "definition": "a morbid fear of spiders",
                        "sense": "test:arachnophobia:0", "source": "test", "words": ["fears", "spider"],
                    ]
                ],
            ]
        )
    }

    @Test(
        arguments: [
            ("fear of spiders", ["arachnophobia", "wolf spider", "spider", "acrophobia"]),
            ("a person who bakes bread", ["baker"]),
            ("maker of cake", ["baker"]),
            ("tool for driving a nail", ["claw hammer"]),
            ("to fasten by driving a nail", ["nail"]),
            ("understood by a child", ["teach"]),
            ("VORTICES OF DESCARTES", ["\u{E6}ther"]),
            ("\u{E6}therial", ["\u{E6}ther"]),
            ("adult", ["teach"]),
        ] as [(String, [String])]
    )
    func theLikeliestHeadwordComesFirst(definition: String, expected: [String]) async throws {
        let words = try await words(["definition": .string(definition)], in: try Self.small.get())
        #expect(Array(words.prefix(expected.count)) == expected)
    }

    @Test(
        arguments: [
            ("a young cat", "kitten"), ("an infusion of roasted beans as a beverage", "coffee"),
            ("a good discovery made by accident", "serendipity"), ("the mother of a spouse", "mother-in-law"),
        ]
    )
    func wordsOfWordNetAreFound(definition: String, expected: String) async throws {
        #expect(try await words(["definition": .string(definition)]).prefix(3).contains(expected))
    }

    @Test func aSynonymCountsLessThanTheWord() async throws {
        let lexicon = try Self.small.get()
        let word = try await lookup(["definition": "instrument"], in: lexicon)["results"]?[0]
        let synonym = try await lookup(["definition": "tool"], in: lexicon)["results"]?[0]
        #expect(word?["word"] == "claw hammer" && synonym?["word"] == "claw hammer")
        #expect(synonym?["words"] == ["tool"])
        guard case .real(let most)? = word?["score"], case .real(let less)? = synonym?["score"] else {
            Issue.record("there is no score")
            return
        }
        #expect(less < most)
    }

    @Test func scoresFallFromOneToNought() async throws {
        let results = try await lookup(["definition": "a person or animal that lives in a house", "limit": 100])
        let scores = results["results"]?.elements.compactMap { result -> Double? in
            switch result["score"] {
            case .real(let score)?: score
            case .integer(let score)?: Double(score)
            default: nil
            }
        }
        let given = try #require(scores)
        #expect(given.count > 10)
        #expect(given == given.sorted(by: >) && given.allSatisfy { (0...1).contains($0) })
        let words = results["results"]?.elements.compactMap { $0["word"]?.text } ?? []
        #expect(Set(words).count == words.count)
    }

    @Test(arguments: [1, 2, 5])
    func anAnswerHasNoMoreHeadwordsThanItsLimit(limit: Int) async throws {
        let parameters: JSONValue = ["definition": "an animal", "limit": .integer(Int64(limit))]
        #expect(try await words(parameters).count == limit)
    }

    @Test func lexicalCategoriesAreKeptTo() async throws {
        let lexicon = try Self.small.get()
        let parameters: JSONValue = ["definition": "instrument driving nails", "lexicalCategory": "verb"]
        #expect(try await words(parameters, in: lexicon) == ["nail"])
    }

    @Test func callsThatComeTogetherGetTheSameAnswer() async throws {
        let service = try DictionaryService(lexicon: try FixtureLexicon.openBilingual())
        let parameters: JSONValue = ["definition": "a young cat"]
        let call = Call(method: "reverse.lookup", parameters: try JSONText(parameters.jsonBytes))
        let answers = try await withThrowingTaskGroup { group in
            for _ in 0..<20 { group.addTask { try await service.begin(call).value().bytes } }
            return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
        }
        #expect(answers.count == 1)
    }

    @Test(
        arguments: [
            (["definition": "xyzzy plugh"], 404, "noDefinition", "definition", nil),
            (["definition": "young cat", "language": "de"], 404, "languageNotAvailable", "language", ["en"]),
            (["definition": "young cat", "language": "fr"], 404, "languageNotAvailable", "language", ["en", "de"]),
            (
                ["definition": "unexpected discoveries", "lexicalCategory": "adverb"], 404, "nothingPassesFilters",
                "lexicalCategory", ["adjective", "noun"]
            ),
            (["definition": "of the"], -32602, "invalidParameter", "definition", nil),
            (["definition": ""], -32602, "invalidParameter", "definition", nil),
            (["definition": "young cat", "limit": 101], -32602, "invalidParameter", "limit", nil),
            (["definition": "young cat", "limit": 0], -32602, "invalidParameter", "limit", nil),
            (
                ["definition": .string(String(repeating: "a", count: 257))], -32602, "invalidParameter", "definition",
                nil
            ),
            ([:], -32602, "missingParameter", "definition", nil),
        ] as [(JSONValue, Int, String, String, JSONValue?)]
    )
    func whatCannotBeAnsweredIsToldApart(
        parameters: JSONValue,
        code: Int,
        reason: String,
        parameter: String,
        allowed: JSONValue?
    ) async throws {
        let error = await #expect(throws: ErrorObject.self) { try await lookup(parameters) }
        #expect(error?.code == code)
        #expect(error?.data["reason"] == .string(reason))
        #expect(error?.data["parameter"] == .string(parameter))
        #expect(error?.data["allowed"] == allowed)
    }
}

extension LexiconDraft {
    /// Adds a headword with a sense for each definition.
    fileprivate mutating func add(
        _ word: String,
        _ category: LexicalCategory,
        _ definitions: String...,
        synonyms: [String] = []
    ) {
        let senses = definitions.enumerated().map { number, definition in
            Sense(id: "test:\(word):\(number)", definitions: [definition], synonyms: synonyms)
        }
        add(Entry(source: "test", senses: senses), to: .init(language: .en, word: word), as: category)
    }
}
