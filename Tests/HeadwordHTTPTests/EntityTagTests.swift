import HeadwordHTTP
import HeadwordJSON
import HeadwordLexicon
import JSONRPC
import JSONRPCHTTP
import NIOHTTP1
import Synchronization
import Testing

/// What caches are told of answers.
@Suite struct EntityTagTests {
    private static func layer(_ word: String) -> Layers {
        Layers([Layer(name: "user", files: [.init(path: "", words: [LayerWord(word)])])])
    }

    @Test func equalQuestionsHaveEqualTagsWhateverTheOrder() throws {
        let desk = try WebDesk()
        let tag = try #require(try desk.tag("/v1/dictionary.entries?word=dog&language=en"))
        #expect(try desk.tag("/v1/dictionary.entries?language=en&word=%64og") == tag)
        #expect(try WebDesk().tag("/v1/dictionary.entries?word=dog&language=en") == tag)
        #expect(tag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
    }

    @Test func differentQuestionsHaveDifferentTags() throws {
        let desk = try WebDesk()
        let targets = [
            "/v1/dictionary.entries?word=dog", "/v1/dictionary.entries?word=Dog", "/v1/dictionary.entries?word=dogs",
            "/v1/dictionary.entries?word=dog&language=en", "/v1/dictionary.etymology?word=dog",
            "/v1/dictionary.entries?word=dog&fields=definitions,examples",
            "/v1/dictionary.entries?word=dog&fields=examples,definitions",
        ]
        let tags = try targets.compactMap { try desk.tag($0) }
        #expect(Set(tags).count == targets.count)
    }

    @Test func aChangeOfTheLayersChangesTheTags() async throws {
        let layers = LiveLayers()
        let desk = try WebDesk(layers)
        let target = "/v1/dictionary.entries?word=dog"
        var tags = [try desk.tag(target)]
        for word in ["zorple", "zarple"] {
            layers.replace(with: Self.layer(word))
            tags.append(try desk.tag(target))
            #expect(try await desk.get(target).caching == .revalidated)
        }
        #expect(Set(tags).count == 3 && !tags.contains(nil))
    }

    @Test(
        arguments: [
            ("dictionary.entries?word=dog", 200, .seconds(3600)), ("dictionary.entries?word=mouze", 404, .seconds(300)),
            ("dictionary.entries?wrod=dog", 400, .none), ("dictionary.entry?word=dog", 404, .none),
            ("echo.text?text=a", 200, .none), ("server.info", 200, .none), ("lexistats.corpora", 200, .none),
        ] as [(String, Int, WebResponse.Caching)]
    )
    func onlyWhatTheLexiconAnswersMayBeKept(
        query: String,
        status: Int,
        caching: WebResponse.Caching
    ) async throws {
        let response = try await WebDesk().get("/v1/" + query)
        #expect(response.status == status)
        #expect(response.caching == caching)
        #expect((response.entityTag != nil) == (status == 200 && caching != .none))
    }

    @Test func whoeverHasTheAnswerGetsNone() async throws {
        let desk = try WebDesk()
        let target = "/v1/dictionary.entries?word=dog"
        let tag = try #require(try await desk.get(target).entityTag)
        for field in ["\"\(tag)\"", "W/\"\(tag)\"", "\"other\", \"\(tag)\"", "\"\(tag)-gz\""] {
            let response = try await desk.get(target, ["If-None-Match": field])
            #expect(response.status == 304 && response.body.isEmpty)
            #expect(response.entityTag == tag && response.caching == .seconds(3600))
        }
        for field in ["\"other\"", tag, "\"\(tag)x\""] {
            #expect(try await desk.get(target, ["If-None-Match": field]).status == 200)
        }
    }

    @Test func anAnswerThatIsKnownIsNotWorkedOut() async throws {
        let calls = Calls()
        let desk = try WebDesk(observer: calls)
        let target = "/v1/dictionary.entries?word=dog"
        let tag = try #require(try desk.tag(target))
        #expect(try await desk.get(target, ["If-None-Match": "\"\(tag)\""]).status == 304)
        #expect(calls.count.load(ordering: .relaxed) == 0)
        #expect(try await desk.get(target).status == 200)
        #expect(calls.count.load(ordering: .relaxed) == 1)
    }

    @Test func aTagSaysNothingWithoutTheToken() async throws {
        let desk = try WebDesk(token: Token(contents: Array("0123456789abcdef".utf8)))
        let target = "/v1/dictionary.entries?word=dog"
        let tag = try #require(try desk.tag(target))
        let response = try await desk.get(target, ["If-None-Match": "\"\(tag)\""])
        #expect(response.status == 401 && response.caching == .none)
    }
}

private final class Calls: SessionObserver {
    let count = Atomic(0)

    func callBegan(_ call: Call) { count.add(1, ordering: .relaxed) }

    func callEnded(_ call: FinishedCall) {}

    func messageRefused(_ error: ErrorObject, session: Int) {}
}
