import HeadwordCore
import HeadwordJSON
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Testing

/// `lexistats.word`
@Suite struct WordStatsTests {
    private func result(_ parameters: JSONValue) async throws -> JSONValue {
        try #require(try await call("lexistats.word", parameters)["result"])
    }

    @Test(
        arguments: [
            (["wordform": "dog"], 900, 2),
            (["wordform": "Dog"], 40, 2),
            (["trueCase": "dog"], 940, 4),
            (["trueCase": "war"], 1200, 2),
            (["lemma": "dog"], 1540, 6),
            (["lexicalCategory": "verb"], 624, 6),
            (["lexicalCategory": "VERB"], 624, 6),
            (["lemma": "dog", "lexicalCategory": "noun"], 1027, 3),
            (["lemma": "dog", "lexicalCategory": "noun", "wordform": "dogs"], 400, 1),
            (["lemma": "dog", "trueCase": "dogs"], 600, 2),
            (["lemma": "swim", "lexicalCategory": "verb"], 111, 3),
            (["lemma": "swim", "wordform": "dog"], 0, 0),
        ] as [(JSONValue, Int, Int)]
    )
    func recordsThatFitAllOptionsAreSummed(parameters: JSONValue, frequency: Int, matchCount: Int) async throws {
        let result = try await result(parameters)
        #expect(result["frequency"]?.int == frequency)
        #expect(result["matchCount"]?.int == matchCount)
    }

    @Test func anAnswerNamesItsCorpusAndItsSize() async throws {
        let metadata = try #require(try await call("lexistats.word", ["wordform": "dog"])["metadata"])
        #expect(metadata["source"] == "corpus")
        #expect(metadata["corpus"] == ["name": "wiki", "language": "en", "words": 74412, "wordFloor": 10])
        let open = try await call("lexistats.word", ["wordform": "dog", "corpus": "open"])["metadata"]?["corpus"]
        #expect(open == ["name": "open", "language": "en", "words": 82, "punctuation": 22, "documents": 5])
    }

    @Test func frequenciesAreGivenByMillionWordsAndAsZipfValues() async throws {
        let result = try await result(["wordform": "happy"])
        #expect(result["normalizedFrequency"]?.number == 6719.35)
        // log10(500 / 74412 * 1e9)
        #expect(result["zipf"]?.number == 6.83)
    }

    @Test func whatWasAskedForIsRepeated() async throws {
        let result = try await result(["wordform": " don’t ", "lexicalCategory": "Combining Form"])
        #expect(result["wordform"] == "don't")
        #expect(result["lexicalCategory"] == "combining_form")
        #expect(result["trueCase"] == nil)
    }

    @Test(arguments: ["dog", "Dog", "DOG", "dOg"])
    func aTrueCaseMayBeWrittenInAnyCase(word: String) async throws {
        #expect(try await result(["trueCase": .string(word)])["frequency"] == 940)
    }

    @Test func aNameIsNotTheWordOfTheSameLetters() async throws {
        #expect(try await result(["trueCase": "Paris"])["frequency"] == 300)
        #expect(try await result(["trueCase": "paris"])["frequency"] == 10)
    }

    // MARK: What is not there

    @Test(
        arguments: [
            ["wordform": "zebra"], ["wordform": "DOGS"], ["trueCase": "zebra"], ["lemma": "zebra"],
            ["lemma": "zebra", "lexicalCategory": "noun"], ["wordform": "zebra", "lemma": "dog"],
        ] as [JSONValue]
    )
    func aWordThatIsNotListedHasNoFrequency(parameters: JSONValue) async throws {
        let result = try await result(parameters)
        #expect(result["frequency"] == nil && result["zipf"] == nil)
        #expect(result["isListed"] == false)
        #expect(result["matchCount"] == 0)
    }

    @Test(
        arguments: [
            ["wordform": "the", "lexicalCategory": "verb"], ["trueCase": "DOG", "lexicalCategory": "adverb"],
            ["lemma": "dogs"], ["lemma": "dog", "lexicalCategory": "preposition"],
        ] as [JSONValue]
    )
    func aListedWordThatIsNeverUsedSoHasTheFrequencyZero(parameters: JSONValue) async throws {
        let result = try await result(parameters)
        #expect(result["frequency"] == 0)
        #expect(result["isListed"] == nil)
    }

    @Test func aWordThatNeverOccursInACorpusOfAllWordsHasTheFrequencyZero() async throws {
        let result = try await result(["wordform": "zebra", "corpus": "open"])
        #expect(result == ["wordform": "zebra", "frequency": 0, "normalizedFrequency": .real(0), "matchCount": 0])
    }

    @Test(
        arguments: [
            (["wordform": "war"], 4), (["wordform": "War"], 1), (["trueCase": "war"], 4), (["trueCase": "dogs"], 1),
            // The documents of these are unknown: parts of forms, and forms combined with others of the same letters.
            (["trueCase": "Polish"], nil), (["lemma": "war"], nil),
            (["wordform": "dog", "lexicalCategory": "noun"], nil),
        ] as [(JSONValue, Int?)]
    )
    func documentsAreGivenWhereTheyAreKnown(parameters: JSONValue, documents: Int?) async throws {
        let result = try await result(parameters.with("corpus", "open"))
        #expect(result["documentFrequency"]?.int == documents)
        #expect(try await self.result(parameters)["documentFrequency"] == nil)
    }

    @Test func partsOfFormsAreEstimatedAndWholeFormsCounted() async throws {
        #expect(try await result(["wordform": "best"])["isEstimated"] == nil)
        #expect(try await result(["lemma": "best"])["isEstimated"] == true)
        #expect(try await result(["lemma": "happy"])["isEstimated"] == nil)
    }

    // MARK: Wrong questions

    @Test func nothingIsAskedWithoutAWord() async throws {
        let error = try await failure("lexistats.word", ["corpus": "wiki"])
        #expect(error.code == -32602)
        #expect(error.data["parameter"] == "wordform")
        #expect(error.message.contains("'trueCase', 'lemma' and 'lexicalCategory'"))
    }

    @Test(
        arguments: ["wordform", "trueCase"],
        ["two words", ",", "", " ", "Mr.", "x" + String(repeating: "y", count: 256)]
    )
    func oneWordIsAskedFor(option: String, text: String) async throws {
        let error = try await failure("lexistats.word", JSONValue.object([:]).with(option, .string(text)))
        #expect(error.code == -32602)
        #expect(error.data["parameter"] == .string(option))
        #expect(error.data["value"] == .string(text.excerpt(CallFailure.longestEcho)))
        #expect(error.message.contains("one word"))
    }

    @Test func aCategoryThatIsNoneIsNamedWithTheOnesThatAre() async throws {
        let error = try await failure("lexistats.word", ["lexicalCategory": "nuon"])
        #expect(error.code == -32602)
        #expect(error.data["value"] == "nuon")
        #expect(error.data["suggestions"]?[0] == "noun")
        #expect(error.data["allowed"]?.elements.count == 19)
    }
}
