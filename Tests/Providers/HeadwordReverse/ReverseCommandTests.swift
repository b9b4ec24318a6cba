import HeadwordJSON
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct ReverseCommandTests {
    @Test func theWordForADefinitionIsFound() async throws {
        let example = PageExample(
            ["reverse", "--limit", "1", "a", "young", "cat"],
            output: "kitten  noun\n  young domestic cat\n"
        )
        try await example.check()
    }

    /// The two words of the first source fit better than that of the second.
    @Test func wordsOfOtherSourcesTakeNoneOfThePlaces() async throws {
        let lexicon = try DraftLexicon.build(with: ["second"]) { draft in
            for (word, source, definition) in [
                ("kitten", "test", "a young cat"), ("kit", "test", "a young cat"),
                ("cub", "second", "a young cat, or any of several other young animals that hunt for food at night"),
            ] {
                let entry = Entry(source: source, senses: [Sense(id: word, definitions: [definition])])
                draft.add(entry, to: .init(language: .en, word: word), as: .noun)
            }
        }
        let question = ["reverse", "--limit", "1", "a", "young", "cat"]
        #expect(try await headword(question, lexicon: lexicon.path).output.hasPrefix("kit"))
        let ofSecond = try await headword(question + ["--source", "second"], lexicon: lexicon.path)
        #expect(ofSecond.output.hasPrefix("cub  noun\n"))
        let ofFirst = try await headword(question + ["--source", "test", "--brief"], lexicon: lexicon.path)
        #expect(ofFirst.lines.count == 1)
    }

    @Test func theJSONIsThatOfTheMethod() async throws {
        try await CallExample(["reverse", "a young cat"], "reverse.lookup", #"{"definition":"a young cat"}"#).check()
        try await CallExample(["reverse", "the"], "reverse.lookup", #"{"definition":"the"}"#).check()
    }
}
