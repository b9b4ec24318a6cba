import HeadwordCore
import HeadwordJSON
import HeadwordLexicon
import HeadwordTestSupport
import Synchronization
import Testing

/// Answers with the number of calls for the same word; `missing` is not found, `broken` fails.
private struct CountedQuestion: LexiconAnswerable {
    typealias Response = JSONValue

    static let endpoint = Endpoint<Self>(
        method: "counted.times",
        summary: "How often this was answered.",
        parameters: [word.required { $0.word = $1 }],
        resultName: "times"
    )
    static let word = Parameter<String>.text("word", "A word.", length: 1...4096)
    private static let counts = Mutex<[String: Int]>([:])

    var word = ""

    func response(from lexicon: Lexicon) throws -> JSONValue {
        let count = Self.counts.withLock { counts in
            counts[word, default: 0] += 1
            return counts[word, default: 0]
        }
        if word.hasPrefix("missing") { throw CallFailure.notFound("This was not found \(count) times.") }
        if word.hasPrefix("broken") {
            throw CallFailure(status: 500, reason: .lexiconUnreadable, message: "This failed \(count) times.")
        }
        return .integer(Int64(count))
    }
}

/// Gives a different answer each time.
private struct ChanceQuestion: LexiconAnswerable {
    typealias Response = JSONValue

    static let isCacheable = false
    static let endpoint = Endpoint<Self>(
        method: "chance.next",
        summary: "Another number each time.",
        resultName: "number"
    )
    private static let count = Atomic(0)

    func response(from lexicon: Lexicon) -> JSONValue {
        .integer(Int64(Self.count.add(1, ordering: .relaxed).newValue))
    }
}

@Suite struct AnswerCacheTests {
    /// Returns the answer to a call: the number of calls, or the message of a failure.
    private func answer(_ word: String, _ registry: EndpointRegistry) async throws -> String {
        let parameters = try JSONText(JSONValue.object(["word": .string(word)]).jsonBytes)
        do throws(CallFailure) {
            let answer = try await registry.begin(method: "counted.times", parameters: parameters)?.value()
            return String(decoding: answer?.bytes ?? [], as: UTF8.self)
        } catch {
            return error.message
        }
    }

    private func registry(
        cacheBytes: Int = 64 << 10,
        layers: LiveLayers = LiveLayers()
    ) throws -> EndpointRegistry {
        var registry = EndpointRegistry(limits: CallLimits { $0.answerCacheBytes = cacheBytes })
        try registry.add(CountedQuestion.self, from: try Lexicon(path: FixtureLexicon.path, layers: layers))
        return registry
    }

    @Test func whatIsAnsweredByChanceIsAskedAnew() async throws {
        var registry = EndpointRegistry()
        try registry.add(ChanceQuestion.self, from: try FixtureLexicon.open())
        let answer = try await registry.begin(method: "chance.next", parameters: nil)?.value().bytes
        let another = try await registry.begin(method: "chance.next", parameters: nil)?.value().bytes
        #expect(answer != another)
    }

    @Test(arguments: [
        ("known", "1", "1"),
        ("missing kept", "This was not found 1 times.", "This was not found 1 times."),
        ("broken", "This failed 1 times.", "This failed 2 times."),
    ])
    func whatTheLexiconSaysIsKeptAndWhatFailsIsNot(word: String, first: String, second: String) async throws {
        let registry = try registry()
        #expect(try await answer(word, registry) == first)
        #expect(try await answer(word, registry) == second)
    }

    @Test func answersAreDroppedWhenTheLayersChange() async throws {
        let layers = LiveLayers()
        let registry = try registry(layers: layers)
        #expect(try await answer("layered", registry) == "1")
        layers.replace(with: Layers())
        #expect(try await answer("layered", registry) == "2")
        #expect(try await answer("layered", registry) == "2")
    }

    @Test func nothingIsKeptWhereNothingMayBe() async throws {
        let registry = try registry(cacheBytes: 0)
        #expect(try await answer("unkept", registry) == "1")
        #expect(try await answer("unkept", registry) == "2")
    }

    @Test func whatNobodyAsksForIsDroppedAndWhatSomebodyAsksForStays() async throws {
        let registry = try registry()
        for number in 0..<1000 {
            #expect(try await answer("often asked", registry) == "1")
            #expect(try await answer("asked once \(number)", registry) == "1")
        }
        #expect(try await answer("asked once 999", registry) == "1")
        #expect(try await answer("asked once 0", registry) == "2")
    }

    @Test func aLongQuestionIsNotKept() async throws {
        let registry = try registry()
        let word = String(repeating: "long", count: 1000)
        #expect(try await answer(word, registry) == "1")
        #expect(try await answer(word, registry) == "2")
    }
}
