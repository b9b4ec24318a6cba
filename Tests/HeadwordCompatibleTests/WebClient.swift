import HeadwordCompatible
import HeadwordCorpus
import HeadwordJSON
import HeadwordLexicon
import HeadwordService
import HeadwordTestSupport
import JSONRPC
import JSONRPCHTTP
import NIOHTTP1
import Testing

/// A client of the compatible paths in this process.
struct WebClient {
    private let resources: [any WebResource]
    private let session: WebSession

    /// - Parameters:
    ///   - services: the services whose paths are offered.
    ///   - lexicon: the lexicon; by default the small one with translations and pronunciations.
    init(_ services: Set<CompatibleAPI>, lexicon: Lexicon? = nil, observer: (any SessionObserver)? = nil) throws {
        let service = try DictionaryService(
            lexicon: try lexicon ?? FixtureLexicon.openBilingual(),
            corpora: try FixtureCorpora.library
        )
        resources = CompatibleAPI.resources(of: services)
        session = WebSession(service.conversation(observer: observer).session())
    }

    init(_ service: CompatibleAPI) throws { try self.init([service]) }

    /// Returns the response to a request; nil if no resource has the path.
    func get(_ target: String, headers: HTTPHeaders = [:]) async throws -> WebResponse? {
        let request = try #require(WebRequest(.get, target, headers: headers))
        let resource = resources.first { $0.methods(at: request.path).contains(.get) }
        return await resource?.begin(request, in: session).value()
    }

    /// Returns the JSON of a response with a status.
    func json(_ target: String, status: Int = 200, headers: HTTPHeaders = [:]) async throws -> JSONValue {
        let response = try #require(try await get(target, headers: headers), "no resource has the path")
        #expect(response.status == status, "\(target)")
        return try JSONText(response.body).value(depth: 64)
    }

    /// Returns the words of an answer of Datamuse.
    func words(_ target: String) async throws -> [String] {
        try await json(target).elements.compactMap { $0["word"]?.text }
    }
}
