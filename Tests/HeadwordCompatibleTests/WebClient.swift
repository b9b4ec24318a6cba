import HeadwordCompatible
import HeadwordConfiguration
import HeadwordCorpus
import HeadwordJSON
import HeadwordLexicon
import HeadwordService
import HeadwordTestSupport
import JSONRPC
import JSONRPCHTTP
import NIOHTTP1
import Synchronization
import Testing

/// A client of the paths of other services, in this process.
struct WebClient {
    private let resources: [any WebResource]
    private let session: WebSession

    /// - Parameter answering: what answers the methods; by default, a service with the small lexicon and corpora.
    init(_ services: CompatibleAPI..., answering: (any Answering)? = nil, observer: (any SessionObserver)? = nil) throws
    {
        let answering = try answering ?? Self.service
        resources = CompatibleAPI.resources(of: Set(services))
        session = WebSession(Conversation(limits: .patient, observer: observer, answering: { answering }).session())
    }

    static var service: DictionaryService {
        get throws {
            try DictionaryService(lexicon: try FixtureLexicon.openBilingual(), corpora: try FixtureCorpora.library)
        }
    }

    /// Whether a resource has a path.
    func has(_ target: String) throws -> Bool {
        let request = try #require(WebRequest(.get, target))
        return resources.contains { $0.methods(at: request.path) == [.get] }
    }

    /// Returns the response to a request.
    func get(_ target: String, headers: HTTPHeaders = [:]) async throws -> WebResponse {
        let request = try #require(WebRequest(.get, target, headers: headers))
        let resource = try #require(resources.first { !$0.methods(at: request.path).isEmpty }, "\(target)")
        return await resource.begin(request, in: session).value()
    }

    /// Returns the JSON of a response with a status.
    func json(_ target: String, status: Int = 200, headers: HTTPHeaders = [:]) async throws -> JSONValue {
        let response = try await get(target, headers: headers)
        #expect(response.status == status, "\(target)")
        return try JSONText(response.body).value(depth: 64)
    }

    /// Returns the words of an answer of Datamuse.
    func words(_ target: String) async throws -> [String] {
        try await json(target).elements.compactMap { $0["word"]?.text }
    }
}

/// Counts the calls of methods.
final class CallCount: SessionObserver {
    let methods = Mutex<[String]>([])

    func callBegan(_ call: Call) {}
    func callEnded(_ call: FinishedCall) { methods.withLock { $0.append(call.call.method) } }
    func messageRefused(_ error: ErrorObject, session: Int) {}
}

/// Answers all calls alike.
struct OneAnswer: Answering {
    var result: Result<JSONValue, ErrorObject>

    /// Fails with a status.
    init(status: Int, retryAfter: Int? = nil) {
        var data: JSONObject = ["status": .integer(Int64(status))]
        data["retryAfter"] = retryAfter.map { .integer(Int64($0)) }
        result = .failure(ErrorObject(code: status, message: "No answer.", data: data))
    }

    init(_ answer: JSONValue) { result = .success(answer) }

    func begin(_ call: Call, from caller: Caller) throws(ErrorObject) -> Answer<RenderedJSON, ErrorObject> {
        .ready(RenderedJSON(try result.get()))
    }
}

extension JSONValue? {
    /// The element of an array, nil for anything else.
    subscript(_ index: Int) -> JSONValue? { elements.indices.contains(index) ? elements[index] : nil }
}
