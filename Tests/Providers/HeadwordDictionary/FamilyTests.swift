import HeadwordJSON
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Testing

/// A language in which only some words are derived from those that they look like.
@Suite struct FamilyTests {
    private static let lexicon = Result {
        try DraftLexicon.build { draft in
            let words: [(String, LexicalCategory, String, [String])] = [
                ("happy", .adjective, "feeling joy", []), ("happiness", .noun, "joy", []),
                ("unhappy", .adjective, "sad", []), ("unhappily", .adverb, "sadly", []),
                ("unhappiness", .noun, "sadness", []), ("corn", .noun, "a plant", []),
                ("corner", .noun, "where two lines meet", []), ("run", .verb, "to go fast", ["runner"]),
                ("runner", .noun, "who goes fast", []), ("rerun", .verb, "to run again", []),
                ("make", .verb, "to create", []), ("maker", .noun, "one who makes", []),
                ("song", .noun, "what is sung", []), ("sing", .verb, "to make music", ["singer", "song"]),
                ("singer", .noun, "who makes music", []), ("number", .noun, "a form of numb", []),
                ("numb", .adjective, "without feeling", []), ("lone", .adjective, "single", []),
                ("co-maker", .noun, "another maker", []), ("unwork", .verb, "work", []), ("work", .verb, "toil", []),
            ]
            for (word, category, definition, derivatives) in words {
                draft.add(
                    Entry(
                        source: "test",
                        senses: [
                            Sense(
                                id: word,
                                definitions: [definition],
                                registers: word == "unwork" ? [.archaic] : []
                            )
                        ]
                    ),
                    to: .init(language: .en, word: word),
                    as: category,
                    derivatives: derivatives
                )
            }
            for (lemma, category, form) in [("make", LexicalCategory.verb, "makes"), ("numb", .adjective, "number")] {
                let inflected = InflectedForm(text: form, features: [])
                draft.add(.init(language: .en, lemma: lemma, category: category, form: inflected))
            }
        }
    }

    /// Returns the family of a word: each word with its affix and its base.
    private func family(of word: String, limit: Int = 100) async throws -> [[String]] {
        let parameters: JSONValue = ["word": .string(word), "limit": .integer(Int64(limit)), "match": "exact"]
        let answer = try await call("dictionary.family", parameters, on: try Self.lexicon.get())
        return try #require(answer["results"]?[0]?["words"]?.elements).map { word in
            ["text", "affix", "base"].compactMap { word[$0]?.text }
        }
    }

    private static let happy = [
        ["happy"], ["happiness", "-ness", "happy"], ["unhappy", "un-", "happy"], ["unhappily", "-ly", "unhappy"],
        ["unhappiness", "-ness", "unhappy"],
    ]

    @Test(arguments: [
        ("happy", happy), ("unhappiness", happy),
        ("run", [["run"], ["rerun", "re-", "run"], ["runner", "-er", "run"]]),
        ("maker", [["make"], ["maker", "-er", "make"], ["co-maker", "co-", "maker"]]),
        ("song", [["song"]]),
    ])
    func aWordIsBelowTheOneThatItIsDerivedFrom(word: String, family: [[String]]) async throws {
        guard family.count > 1 else {
            _ = try await failure("dictionary.family", ["word": .string(word)], on: try Self.lexicon.get())
            return
        }
        #expect(try await self.family(of: word) == family)
    }

    @Test(
        "an affix alone makes no family, nor does the comparative, nor a word of the past",
        arguments: ["corner", "corn", "numb", "number", "lone", "work"]
    )
    func noFamily(word: String) async throws {
        let error = try await failure("dictionary.family", ["word": .string(word)], on: try Self.lexicon.get())
        #expect(error.data["reason"] == "noFamily")
        #expect(error.data["status"] == 404)
    }

    @Test func theLimitCutsOffTheFarthestWords() async throws {
        #expect(try await family(of: "happy", limit: 3) == Array(Self.happy.prefix(3)))
        let answer = try await call(
            "dictionary.family",
            ["word": "happy", "limit": 3],
            on: try Self.lexicon.get()
        )
        #expect(answer["results"]?[0]?["isTruncated"] == true)
        #expect(answer["results"]?[0]?["words"]?[1]?["definition"] == "joy")
    }
}

@Suite(.timeLimit(.minutes(30))) struct FamilyCommandTests {
    @Test func theFamilyIsATreeForPeopleAndAListForPrograms() async throws {
        let outcome = try await headword("family", "--limit", "1", "goodness")
        #expect(outcome.exitCode == 0)
        #expect(outcome.lines.first == "good")
        #expect(outcome.lines.count == 1)
        #expect(outcome.errors == "There are more words than --limit allows.\n")
    }

    @Test func theJSONIsThatOfTheMethod() async throws {
        try await CallExample(["family", "good"], "dictionary.family", #"{"word":"good"}"#).check()
        try await CallExample(["family", "xyzzy"], "dictionary.family", #"{"word":"xyzzy"}"#).check()
    }
}
