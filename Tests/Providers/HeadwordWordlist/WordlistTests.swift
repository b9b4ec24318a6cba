import HeadwordJSON
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Testing

@Suite struct WordlistTests {
    /// Words with senses that tell the three ways of exclusion apart.
    private static let lexicon = Result {
        try DraftLexicon.build { draft in
            func add(_ word: String, _ category: LexicalCategory, _ senses: [Sense]) {
                draft.add(Entry(source: "test", senses: senses), to: .init(language: .en, word: word), as: category)
            }
            add("ace", .noun, [Sense(id: "1", domains: [.cards]), Sense(id: "2", domains: [.tennis])])
            add("ace", .adjective, [Sense(id: "3", registers: [.informal])])
            add("bat", .noun, [Sense(id: "4", domains: [.mammal]), Sense(id: "5", domains: [.sport])])
            add("bet", .verb, [Sense(id: "6", domains: [.gambling], registers: [.informal])])
            add(
                "boot",
                .noun,
                [
                    Sense(id: "7"),
                    Sense(
                        id: "8",
                        regions: [.british],
                        subsenses: [
                            Sense(id: "9", domains: [.motoring])
                        ]
                    ),
                ]
            )
            add("café", .noun, [Sense(id: "10")])
            add("colour", .noun, [Sense(id: "11")])
            draft.add(.british, to: .init(language: .en, word: "colour"))
            add("zip code", .noun, [Sense(id: "12", registers: [.trademark, .dated], regions: [.us])])
            draft.add(
                TranslationGroup(target: .de, source: "test", translations: [Translation("Stiefel")]),
                to: .init(language: .en, word: "boot")
            )
            draft.set(
                .init(source: "test", tokens: 1_000_000_000, floor: 1, counts: ["bat": 1000, "café": 1000, "bet": 50]),
                of: .en
            )
            draft.add(
                .init(
                    language: .en,
                    lemma: "bat",
                    category: .noun,
                    form: InflectedForm(text: "bats", features: [.plural])
                )
            )
        }
    }

    private func words(_ parameters: JSONValue) async throws -> [String] {
        let result = try await call("wordlist.query", parameters, on: try Self.lexicon.get())
        return result["results"]?.elements.compactMap { $0["word"]?.text } ?? []
    }

    @Test(
        arguments: [
            ([:], ["ace", "bat", "bet", "boot", "café", "colour", "zip code"]),
            (["lexicalCategory": "noun", "domains": "tennis"], ["ace"]),
            (["lexicalCategory": "noun", "registers": "informal"], []),
            (["lexicalCategory": ["verb", "adjective"], "registers": "informal"], ["ace", "bet"]),
            (["domains": ["Tennis", "SPORT"]], ["ace", "bat"]),
            (["regions": "british"], ["boot", "colour"]),
            (["regions": "british", "domains": "motoring"], ["boot"]),
            (["regions": "american"], ["zip code"]),
            (["registers": "Dated", "regions": "us"], ["zip code"]),
            (["translations": "German"], ["boot"]),
            (["exclude": ["registers": ["informal"]]], ["bat", "boot", "café", "colour", "zip code"]),
            (["exclude": "registers=informal;domains=sport,motoring"], ["café", "colour", "zip code"]),
            (
                ["domains": ["tennis", "sport", "gambling"], "excludeSenses": ["registers": ["informal"]]],
                ["ace", "bat"]
            ),
            (
                [
                    "domains": ["tennis", "sport", "gambling"],
                    "excludePrimeSenses": ["domains": ["gambling", "tennis"]],
                ],
                ["ace", "bat"]
            ),
            (["excludePrimeSenses": "registers=informal"], ["ace", "bat", "boot", "café", "colour", "zip code"]),
            (["wordLength": "<300"], ["ace", "bat", "bet", "boot", "café", "colour", "zip code"]),
            (["wordLength": 3], ["ace", "bat", "bet"]), (["wordLength": " 3 "], ["ace", "bat", "bet"]),
            (["wordLength": ">3,<6"], ["boot", "café"]), (["wordLength": ">3<6"], ["boot", "café"]),
            (["wordLength": ">6"], ["zip code"]), (["wordLength": "<4"], ["ace", "bat", "bet"]),
            (["prefix": "B"], ["bat", "bet", "boot"]), (["prefix": "cafe"], ["café"]),
            (["prefix": "b", "exact": true], []), (["prefix": "Bat", "exact": true], ["bat"]),
            (["pattern": "b?t"], ["bat", "bet"]), (["pattern": "*o*"], ["boot", "colour", "zip code"]),
            (["pattern": "*t", "domains": ["sport"]], ["bat"]),
            (["minZipf": .real(2.0)], ["bat", "café"]), (["maxZipf": .real(1.7)], ["bet"]),
            (["minZipf": .real(1.7), "maxZipf": .real(2.9)], ["bet"]),
            (["sort": "frequency"], ["bat", "café", "bet", "ace", "boot", "colour", "zip code"]),
            (["prefix": "bats", "exact": true, "valid": true], ["bat"]),
            (["prefix": "bats", "exact": true], []),
            (["prefix": "bats", "exact": true, "valid": true, "lexicalCategory": "verb"], []),
            (["limit": 2, "offset": 3], ["boot", "café"]), (["offset": 100], []),
        ] as [(JSONValue, [String])]
    )
    func headwordsWithASenseThatHasAllLabelsAreListed(parameters: JSONValue, expected: [String]) async throws {
        #expect(try await words(parameters) == expected)
    }

    @Test(arguments: [
        ".0.1y2p0ij32e8e7", "..1y2p0ij32e8e7.1", "0.0.-1.0", "00000000.1.+1.1", "....",
        "a.b.1y2p0ij32e8e7.1y2p0ij32e8e7",
    ])
    func aCursorThatWasNeverGivenIsRefused(cursor: String) async throws {
        let error = try await failure("wordlist.query", ["cursor": .string(cursor)], on: try Self.lexicon.get())
        #expect(error.code == -32602)
        #expect(error.data["parameter"] == "cursor")
    }

    @Test func aCursorBelongsToOneQuestion() async throws {
        let first = try await call("wordlist.query", ["limit": 2], on: try Self.lexicon.get())
        let cursor = try #require(first["metadata"]?["next"])
        #expect(try await words(["limit": 1, "cursor": cursor]) == ["bet"])
        for other in [["prefix": "b"], ["sort": "frequency"], ["valid": true]] as [JSONObject] {
            var parameters = other
            parameters["cursor"] = cursor
            let error = try await failure("wordlist.query", .object(parameters), on: try Self.lexicon.get())
            #expect(error.data["parameter"] == "cursor")
        }
    }

    @Test func aWordIsValidOnceForEachHeadword() async throws {
        let lexicon = try DraftLexicon.build { draft in
            let teacher = LexiconDraft.Headword(language: .de, word: "Lehrer")
            draft.add(Entry(source: "test", senses: [Sense(id: "1")]), to: teacher, as: .noun)
            draft.add(
                .init(
                    language: .de,
                    lemma: "Lehrer",
                    category: .noun,
                    form: InflectedForm(text: "Lehrer", features: [.plural])
                )
            )
        }
        let result = try await call(
            "wordlist.query",
            ["language": "de", "prefix": "Lehrer", "exact": true, "valid": true],
            on: lexicon
        )
        #expect(result["metadata"]?["total"] == 1)
    }

    @Test func validWordsComeWithTheirForms() async throws {
        let result = try await call("wordlist.query", ["prefix": "ba", "valid": true], on: try Self.lexicon.get())
        #expect(result["results"] == [["id": "bat", "word": "bat", "zipf": .real(3), "forms": ["bats"]]])
    }

    @Test(
        "20: headwords that match in a minor sense only come last in a list by frequency, on any page",
        arguments: [1, 2, 3],
        [0, 1, 2, 3]
    )
    func whatIsMeantSeldomComesLast(limit: Int, offset: Int) async throws {
        let lexicon = try DraftLexicon.build { draft in
            func add(_ word: String, sensesBefore: Int) {
                let senses =
                    (0..<sensesBefore).map { Sense(id: "\(word) \($0)") } + [Sense(id: word, domains: [.music])]
                draft.add(Entry(source: "test", senses: senses), to: .init(language: .en, word: word), as: .noun)
            }
            add("band", sensesBefore: 2)
            add("first", sensesBefore: 3)
            add("lay", sensesBefore: 0)
            add("open", sensesBefore: 4)
            add("song", sensesBefore: 0)
            draft.set(
                .init(
                    source: "test",
                    tokens: 1_000_000_000,
                    floor: 1,
                    counts: ["first": 9000, "band": 500, "song": 700]
                ),
                of: .en
            )
        }
        var cursor: JSONValue = .null
        var words: [String] = []
        repeat {
            let start: JSONObject = cursor == .null ? ["offset": .integer(Int64(offset))] : ["cursor": cursor]
            var parameters: JSONObject = ["domains": "music", "sort": "frequency", "limit": .integer(Int64(limit))]
            for member in start.members { parameters[member.name] = member.value }
            let page = try await call("wordlist.query", .object(parameters), on: lexicon)
            #expect(page["metadata"]?["total"] == 5)
            words += page["results"]?.elements.compactMap { $0["word"]?.text } ?? []
            cursor = page["metadata"]?["next"] ?? .null
        } while cursor != .null && words.count < 10
        #expect(words == Array(["song", "band", "lay", "first", "open"].dropFirst(offset)))
    }

    @Test(arguments: ["word", "frequency"], [1, 2, 3, 7])
    func pagesYieldEachHeadwordOnce(sort: String, limit: Int) async throws {
        let whole = try await words(["sort": .string(sort)])
        var byCursor: [String] = []
        var byOffset: [String] = []
        var cursor: JSONValue = .null
        repeat {
            let page = try await call(
                "wordlist.query",
                ["sort": .string(sort), "limit": .integer(Int64(limit)), "cursor": cursor],
                on: try Self.lexicon.get()
            )
            #expect(page["metadata"]?["offset"] == .integer(Int64(byCursor.count)))
            #expect(page["metadata"]?["total"] == 7)
            byCursor += page["results"]?.elements.compactMap { $0["word"]?.text } ?? []
            byOffset += try await words([
                "sort": .string(sort), "limit": .integer(Int64(limit)), "offset": .integer(Int64(byOffset.count)),
            ])
            cursor = page["metadata"]?["next"] ?? .null
        } while cursor != .null && byCursor.count < 20
        #expect(byCursor == whole)
        #expect(byOffset == whole)
    }

    @Test(
        arguments: [
            (["domains": []], "domains", []), (["domains": "sprot"], "domains", ["sport"]),
            (["domains": ["a", "b"]], "domains", []),
            (["lexicalCategory": "noun,verb,adverb,prefix,suffix,numeral"], "lexicalCategory", []),
            (["registers": "slan"], "registers", ["slang"]), (["regions": "brittish"], "regions", ["british"]),
            (["translations": "en"], "translations", []), (["translations": "qqqq"], "translations", []),
            (["exclude": ["register": []]], "exclude", []), (["exclude": ["topics": ["sport"]]], "exclude", []),
            (["exclude": "registers"], "exclude", []), (["exclude": "registers=;domains=sport"], "exclude", []),
            (["exclude": "registers=slan"], "exclude", ["slang"]), (["exclude": [:]], "exclude", []),
            (["excludePrimeSenses": ["lexicalCategory": ["noun"]]], "excludePrimeSenses", []),
            (["registers": "slang", "exclude": ["registers": ["slang"]]], "exclude", []),
            (["domains": "sport", "excludeSenses": "domains=art,sport"], "excludeSenses", []),
            (["wordLength": ">5,<5"], "wordLength", []), (["wordLength": ">5,<6"], "wordLength", []),
            (["wordLength": "five"], "wordLength", []), (["wordLength": ""], "wordLength", []),
            (["wordLength": 0], "wordLength", []), (["wordLength": ">99999999999999999999"], "wordLength", []),
            (["wordLength": "<5,>2"], "wordLength", []), (["wordLength": ">5,"], "wordLength", []),
            (["wordLength": 3, "prefix": "boot"], "wordLength", []), (["exact": true], "exact", []),
            (["minZipf": 3, "maxZipf": 2], "maxZipf", []), (["minZipf": 11], "minZipf", []),
            (["sort": "length"], "sort", []), (["limit": 5001], "limit", []), (["limit": 0], "limit", []),
            (["offset": -1], "offset", []), (["cursor": "here"], "cursor", []),
            (["cursor": "00000000.1.1.1"], "cursor", []), (["valid": "yes"], "valid", []),
            (["pattern": ""], "pattern", []), (["prefix": "_"], "prefix", []),
            (["translations": "fr"], "translations", []),
            (["wordLength": "1 2"], "wordLength", []), (["wordLength": "> 5"], "wordLength", []),
            (
                [
                    "lexicalCategory": ["noun", "verb", "adjective", "adverb", "pronoun"],
                    "domains": ["art", "music", "sport", "law", "food"],
                    "registers": ["slang", "dated", "rare", "formal", "poetic"], "regions": ["us", "british"],
                    "exclude": ["domains": ["tea", "wine", "yoga", "fish"]],
                ], "lexicalCategory", []
            ),
        ] as [(JSONValue, String, [JSONValue])]
    )
    func whatCannotBeListedIsRefused(parameters: JSONValue, parameter: String, suggestions: [JSONValue]) async throws {
        let error = try await failure("wordlist.query", parameters, on: try Self.lexicon.get())
        #expect(error.code == (parameters == ["translations": "fr"] ? 404 : -32602))
        #expect(error.data["parameter"] == .string(parameter))
        #expect(error.data["suggestions"] ?? [] == .array(suggestions))
    }

    @Test func aLanguageThatTheLexiconLacksIsNotFound() async throws {
        let error = try await failure("wordlist.query", ["language": "zu"], on: try Self.lexicon.get())
        #expect(error.code == 404)
        #expect(error.data["reason"] == "languageNotAvailable")
        #expect(error.data["allowed"] == ["en"])
    }

    @Test func labelsOutsideTheVocabularyNameTheAllowedOnes() async throws {
        let error = try await failure("wordlist.query", ["domains": "forrestry"], on: try Self.lexicon.get())
        #expect(error.data["suggestions"]?[0] == "forestry")
        #expect(error.data["allowed"]?.elements.count == 256)
    }
}
