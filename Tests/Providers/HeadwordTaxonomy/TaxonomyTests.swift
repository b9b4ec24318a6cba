import HeadwordCore
import HeadwordJSON
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordService
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Testing

@Suite struct TaxonomyTests {
    /// The senses of the first lexical entry of an answer.
    private func senses(_ parameters: JSONValue, in lexicon: Lexicon? = nil) async throws -> [JSONValue] {
        try await lookup(parameters, in: lexicon)["results"]?[0]?["lexicalEntries"]?[0]?["senses"]?.elements ?? []
    }

    private func lookup(_ parameters: JSONValue, in lexicon: Lexicon? = nil) async throws -> JSONValue {
        let service = try DictionaryService(lexicon: try lexicon ?? FixtureLexicon.open())
        return try await service.publishedAnswer(to: "taxonomy.lookup", parameters)
    }

    private static let dog: JSONValue = "wordnet:dog%1:05:00::"

    @Test func aSenseIsAKindOfAConcept() async throws {
        let answer = try await lookup(["word": "coffee", "sense": "wordnet:coffee%1:13:00::"])
        #expect(
            answer == [
                "metadata": ["schema": "Taxonomy/1", "source": "lexicon", "sources": ["wordnet"]],
                "results": [
                    [
                        "id": "coffee", "language": "en", "word": "coffee", "match": ["kind": "exact"],
                        "lexicalEntries": [
                            [
                                "language": "en", "lexicalCategory": "noun", "text": "coffee",
                                "senses": [
                                    [
                                        "id": "wordnet:coffee%1:13:00::",
                                        "words": [
                                            ["id": "wordnet:coffee%1:13:00::", "text": "coffee"],
                                            ["id": "wordnet:java%1:13:00::", "text": "java"],
                                        ],
                                        "definitions": [
                                            "a beverage consisting of an infusion of ground coffee beans"
                                        ],
                                        "hypernyms": [
                                            [
                                                "relation": "hypernym",
                                                "words": [
                                                    ["id": "wordnet:beverage%1:13:00::", "text": "beverage"],
                                                    ["id": "wordnet:drink%1:13:00::", "text": "drink"],
                                                    ["id": "wordnet:drinkable%1:13:00::", "text": "drinkable"],
                                                    ["id": "wordnet:potable%1:13:00::", "text": "potable"],
                                                ],
                                                "definitions": ["any liquid suitable for drinking"],
                                                "depth": 1,
                                            ]
                                        ],
                                    ]
                                ],
                            ]
                        ],
                    ]
                ],
            ]
        )
    }

    @Test func theCommonestSenseComesFirst() async throws {
        let ids = try await senses(["word": "dog"]).map { $0["id"]?.text }
        #expect(
            ids == [
                "wordnet:dog%1:05:00::", "wordnet:dog%1:18:00::", "wordnet:dog%1:18:02::", "wordnet:dog%1:13:01::",
                "wordnet:dog%1:06:00::", "wordnet:dog%1:06:01::", "wordnet:dog%1:18:01::",
            ]
        )
    }

    @Test func everyWayToTheRootIsAPath() async throws {
        let sense = try #require(try await senses(["word": "dog", "sense": Self.dog, "shape": "path"]).first)
        let paths = sense["hypernymPaths"]?.elements.map { $0.elements.map(\.name) }
        let animal = [
            "animal", "organism", "living thing", "whole", "object", "physical entity", "entity",
        ]
        #expect(
            paths == [
                ["domestic animal"] + animal,
                ["canine", "carnivore", "placental", "mammal", "vertebrate", "chordate"] + animal,
            ]
        )
        #expect(sense["hypernyms"] == nil)
    }

    @Test(arguments: [(1, 1), (2, 2), (7, 7), (nil, 3)])
    func aTreeIsAsDeepAsAskedFor(depth: Int?, expected: Int) async throws {
        var parameters: JSONObject = ["word": "entity", "relations": "hyponyms", "shape": "tree", "limit": 500]
        parameters["depth"] = depth.map { .integer(Int64($0)) }
        let root = try #require(try await senses(.object(parameters)).first)
        #expect(root.height(of: "hyponyms") == expected)
    }

    @Test func aListHoldsEachConceptOnceAndTheNearestFirst() async throws {
        let parameters: JSONValue = ["word": "dog", "sense": Self.dog, "depth": 10]
        let nodes = try #require(try await senses(parameters).first?["hypernyms"]?.elements)
        let names = nodes.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.prefix(2) == ["canine", "domestic animal"])
        #expect(names.contains("entity"))
        let depths = nodes.compactMap { $0["depth"]?.integer }
        #expect(depths == depths.sorted() && depths.count == nodes.count)
        // The path through the domestic animals is the shorter one.
        #expect(depths[try #require(names.firstIndex(of: "entity"))] == 8)
    }

    @Test(arguments: [
        ("Danu", "hypernyms", ["instance_hypernym Celtic deity"]),
        ("Celtic deity", "hyponym", ["instance_hyponym Danu"]),
        ("pack", "meronyms", ["member_meronym dog"]),
        ("coffee", "meronyms", ["substance_meronym coffee bean", "substance_meronym caffeine"]),
        ("flag", "holonyms", ["part_holonym dog"]),
        ("caffeine", "HOLONYMS", ["substance_holonym coffee"]),
        ("swim", "hypernyms", ["hypernym travel"]),
        ("swim", "troponyms", ["hyponym breaststroke", "hyponym backstroke", "hyponym crawl"]),
    ])
    func relationsAreToldApart(word: String, relation: String, expected: [String]) async throws {
        let sense = try await senses(["word": .string(word), "relations": .string(relation)]).first
        let nodes = ["hypernyms", "hyponyms", "meronyms", "holonyms"].compactMap { sense?[$0] }.first?.elements ?? []
        let found = nodes.map { "\($0["relation"]?.text ?? "") \($0.name)" }
        #expect(expected.allSatisfy(found.contains), "\(found)")
    }

    @Test func severalRelationsAreAnsweredAtOnce() async throws {
        let parameters: JSONValue = ["word": "dog", "sense": Self.dog, "relations": ["meronyms", "holonyms"]]
        let sense = try #require(try await senses(parameters).first)
        #expect(sense["meronyms"]?.elements.map(\.name) == ["flag"])
        #expect(sense["holonyms"]?.elements.map(\.name).sorted() == ["Canis", "pack"])
        #expect(sense["hypernyms"] == nil && sense["hyponyms"] == nil)
    }

    @Test(arguments: [("list", 10), ("tree", 10), ("list", 1), ("tree", 2)])
    func anAnswerHasNoMoreConceptsThanItsLimit(shape: String, depth: Int64) async throws {
        let parameters: JSONValue = [
            "word": "entity", "relations": "hyponyms", "shape": .string(shape), "depth": .integer(depth), "limit": 2,
        ]
        let sense = try #require(try await senses(parameters).first)
        // The nearest come first: only leaves are cut off.
        #expect(sense["hyponyms"]?.elements.map(\.name) == ["physical entity", "abstraction"])
        #expect(sense["isTruncated"] == (shape == "list" && depth == 1 ? nil : true))
    }

    @Test func theFirstSensesAreToldInFullBeforeTheOthers() async throws {
        let senses = try await senses(["word": "dog", "limit": 3])
        #expect(senses.count == 7)
        #expect(senses.map { $0["hypernyms"]?.elements.count ?? 0 } == [2, 1, 0, 0, 0, 0, 0])
        #expect(senses.map { $0["isTruncated"] == true } == [false, false, true, true, true, true, true])
    }

    @Test func whatTheLimitLeavesNoRoomForIsNoPath() async throws {
        let parameters: JSONValue = ["word": "dog", "sense": Self.dog, "shape": "path", "limit": 14]
        let sense = try #require(try await senses(parameters).first)
        #expect(sense["hypernymPaths"]?.elements.compactMap { $0.elements.last?.name } ?? [] == [])
        #expect(sense["isTruncated"] == true)
    }

    @Test func anInflectedFormSaysHowItMatched() async throws {
        let result = try await lookup(["word": "dogs", "lexicalCategory": "noun"])["results"]?[0]
        #expect(result?["word"] == "dog")
        #expect(result?["match"]?["kind"] == "lemma")
    }

    @Test func aFormWithAnEntryOfItsOwnStillLeadsToItsHeadword() async throws {
        let lexicon = try DraftLexicon.build { draft in
            draft.add("mice", concept: nil)
            draft.add("mouse", concept: 1, .init(.hypernym, to: 2))
            draft.add("rodent", concept: 2)
            draft.add(
                .init(language: .en, lemma: "mouse", category: .noun, form: .init(text: "mice", features: [.plural]))
            )
        }
        let result = try await lookup(["word": "mice"], in: lexicon)["results"]?[0]
        #expect(result?["word"] == "mouse")
        #expect(result?["match"]?["kind"] == "lemma")
        await #expect(throws: ErrorObject.self) { try await lookup(["word": "mice", "match": "exact"], in: lexicon) }
    }

    @Test(
        arguments: [
            (["word": "doggg"], 404, "notFound", "word", nil),
            (["word": "dog", "language": "de"], 404, "languageNotAvailable", "language", ["en"]),
            (
                ["word": "dog", "lexicalCategory": "adverb"], 404, "nothingPassesFilters", "lexicalCategory",
                ["noun", "verb"]
            ),
            (["word": "quickly"], 404, "noTaxonomy", "word", nil),
            (["word": "entity"], 404, "noTaxonomy", "relations", ["hyponyms"]),
            (
                ["word": "Danu", "sense": "wordnet:dog%1:05:00::"], 404, "unknownSense", "sense",
                ["wordnet:danu%1:18:00::"]
            ),
            (
                ["word": "dog", "shape": "path", "relations": ["hypernyms", "hyponyms"]], -32602, "invalidParameter",
                "relations", ["hypernyms", "holonyms"]
            ),
            (
                ["word": "dog", "relations": "synonyms"], -32602, "invalidParameter", "relations",
                ["hypernyms", "hyponyms", "meronyms", "holonyms"]
            ),
            (["word": "dog", "shape": "graph"], -32602, "invalidParameter", "shape", ["list", "path", "tree"]),
            (["word": "dog", "depth": 0], -32602, "invalidParameter", "depth", nil),
            (["word": "dog", "depth": 11], -32602, "invalidParameter", "depth", nil),
            (["word": "dog", "limit": 501], -32602, "invalidParameter", "limit", nil),
            ([:], -32602, "missingParameter", "word", nil),
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

    @Test func anUnknownWordHasSuggestions() async throws {
        let error = await #expect(throws: ErrorObject.self) { try await lookup(["word": "cofee"]) }
        #expect(error?.data["suggestions"]?.elements.contains("coffee") == true)
    }

    @Test(arguments: ["list", "path", "tree"])
    func relationsThatLeadInACircleEnd(shape: String) async throws {
        let lexicon = try DraftLexicon.build { draft in
            draft.add("omelette", concept: 1, .init(.hypernym, to: 2))
            draft.add("egg", concept: 2, .init(.hypernym, to: 3))
            draft.add("hen", concept: 3, .init(.hypernym, to: 2))
        }
        let sense = try await senses(["word": "omelette", "shape": .string(shape), "depth": 10], in: lexicon).first
        let names = (sense?["hypernyms"] ?? sense?["hypernymPaths"]?[0])?.names(below: "hypernyms")
        #expect(names == ["egg", "hen"])
    }
}

extension LexiconDraft {
    /// Adds a noun with one sense, which may stand for a concept.
    fileprivate mutating func add(_ word: String, concept number: Int?, _ pointers: Concept.Pointer...) {
        let sense = Sense(id: "test:\(word)", definitions: ["what \(word) is"])
        add(Entry(source: "test", senses: [sense]), to: .init(language: .en, word: word), as: .noun)
        guard let number else { return }
        let member = Concept.Member(word: word, sense: sense.id)
        add(Concept(number: number, language: .en, members: [member], pointers: pointers))
    }
}

extension JSONValue {
    /// The first word of a concept.
    fileprivate var name: String { self["words"]?[0]?["text"]?.text ?? "" }

    fileprivate var integer: Int64? {
        guard case .integer(let integer) = self else { return nil }
        return integer
    }

    /// Returns the number of steps to the farthest concept of a tree.
    fileprivate func height(of relation: String) -> Int {
        self[relation]?.elements.map { $0.height(of: relation) + 1 }.max() ?? 0
    }

    /// The first words of all concepts of a list, or of a tree and its subtrees.
    fileprivate func names(below relation: String) -> [String] {
        elements.flatMap { [$0.name] + ($0[relation]?.names(below: relation) ?? []) }
    }
}
