import HeadwordCore
import HeadwordJSON
import HeadwordService
import HeadwordServiceTestSupport
import HeadwordTestSupport
import HeadwordWork
import JSONRPC
import Testing

/// Requests whose answers take long if there are many words.
@Suite struct StopTests {
    private static let questions: [(method: String, parameters: JSONValue)] = [
        ("lexistats.ngrams", ["contains": ["war"], "size": 2]),
        ("lexistats.ngrams", ["contains": ["war"], "size": 2, "collate": ["lemma"]]),
        ("lexistats.ngrams", ["contains": [","], "size": 3, "sort": ["-documentFrequency"]]),
        ("lexistats.collocations", ["word": "war"]),
        ("lexistats.words", ["corpus": "open"]),
        ("lexistats.words", ["corpus": "open", "lemma": ["dog"]]),
        ("lexistats.words", ["corpus": "open", "trueCase": ["dog"]]),
        ("lexistats.word", ["corpus": "open", "lemma": "dog"]),
        ("wordlist.query", ["pattern": "*o*"]),
        ("wordlist.query", ["pattern": "d*"]),
        ("wordlist.query", ["prefix": "d", "limit": 300]),
        ("search.query", ["q": "dogz", "fuzzy": true]),
        ("reverse.lookup", ["definition": "an animal that barks"]),
        ("taxonomy.lookup", ["word": "dog"]),
    ]

    @Test(arguments: questions.indices)
    func everyLoopThatCanBeLongHearsThatItsCallHasEnded(index: Int) async throws {
        let (method, parameters) = Self.questions[index]
        try requireProviders(of: method)
        let service = try DictionaryService(
            lexicon: try FixtureLexicon.openBilingual(),
            corpora: try FixtureCorpora.library,
            callLimits: CallLimits { $0.answerCacheBytes = 0 }
        )
        let call = Call(method: method, parameters: try JSONText(parameters.jsonBytes))
        // Preparation that is shared by all calls does not belong to this one.
        let answer = await outcome { try await service.begin(call).value() }
        #expect(answer != 499)
        let signal = StopSignal()
        signal.give()
        let stopped = await StopSignal.$current.withValue(signal) {
            await outcome { try await service.begin(call).value() }
        }
        #expect(stopped == 499)
    }

    /// The code of the error; nil for an answer.
    private func outcome(_ answer: () async throws -> Any) async -> Int? {
        do {
            _ = try await answer()
            return nil
        } catch {
            return (error as? ErrorObject)?.code
        }
    }
}
