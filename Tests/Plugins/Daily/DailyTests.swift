import HeadwordCore
import HeadwordJSON
import HeadwordService
import HeadwordTestSupport
import HeadwordTesting
import Testing

@Suite struct DailyTests {
    private let methods: EndpointRegistry

    init() throws {
        methods = try DictionaryService(lexicon: try FixtureLexicon.open()).registry
    }

    @Test func aDayHasOneWordWithADefinition() async throws {
        let answer = try await methods.answer(to: "daily.word", ["date": "2026-10-05"])
        #expect((6...12).contains(answer["word"]?.text?.count ?? 0))
        #expect(answer["definition"]?.text?.isEmpty == false && answer["source"] == "wordnet")
        #expect(try await methods.answer(to: "daily.word", ["date": "2026-10-05"]) == answer)
    }

    @Test func theNextDayHasAnother() async throws {
        var words: Set<JSONValue> = []
        for day in 10...19 {
            words.insert(try await methods.answer(to: "daily.word", ["date": .string("2026-10-\(day)")]))
        }
        #expect(words.count == 10)
    }

    @Test func theWordIsOfTheRequestedCategory() async throws {
        let answer = try await methods.answer(to: "daily.word", ["date": "2026-10-05", "lexicalCategory": "adjective"])
        #expect(answer["lexicalCategory"] == "adjective")
    }

    @Test func aCategoryWithoutWordsHasNone() async {
        let failure = await #expect(throws: CallFailure.self) {
            try await methods.answer(to: "daily.word", ["date": "2026-10-05", "lexicalCategory": "interjection"])
        }
        #expect(failure?.status == 404 && failure?.reason.rawValue == "noDailyWord")
    }

    @Test(arguments: [
        "today", "5 October 2026", "2026-10-5", "2026-10-05T00:00", "2026-13-01", "2026-00-10", "2026-02-29", "",
    ])
    func onlyADateIsADay(date: String) async {
        let failure = await #expect(throws: CallFailure.self) {
            try await methods.answer(to: "daily.word", ["date": .string(date)])
        }
        #expect(failure?.parameter == "date" && failure?.reason == .invalidParameter)
    }

    @Test func itKeepsToTheRulesOfProviders() async {
        let findings = await Conformance(of: methods, namespace: "daily").check()
        #expect(findings.isEmpty, "\(findings)")
    }
}
