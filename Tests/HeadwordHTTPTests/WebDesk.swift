import HeadwordHTTP
import HeadwordJSON
import HeadwordLexicon
import HeadwordService
import HeadwordTestSupport
import JSONRPC
import JSONRPCHTTP
import NIOHTTP1
import Testing

/// A service in this process, and what it answers at its addresses.
struct WebDesk {
    let service: DictionaryService
    let session: WebSession
    let methods: MethodResource

    /// - Parameters:
    ///   - layers: the layers above the bilingual lexicon.
    ///   - token: the token that clients must show; nil for none.
    init(_ layers: LiveLayers = LiveLayers(), token: Token? = nil, observer: (any SessionObserver)? = nil) throws {
        let path = try FixtureLexicon.openBilingual().path
        let service = try DictionaryService(
            lexicon: try Lexicon(path: path, layers: layers),
            corpora: try FixtureCorpora.library
        )
        self.service = service
        let conversation = service.conversation(limits: .patient, observer: observer)
        session = WebSession(conversation.session(token.map { TokenCheck($0) }))
        methods = MethodResource { service }
    }

    /// Answers GET with the resource for the methods, or with another.
    func get(
        _ target: String,
        _ headers: HTTPHeaders = [:],
        from resource: (any WebResource)? = nil
    ) async throws -> WebResponse {
        let request = try #require(WebRequest(.get, target, headers: headers))
        let resource = resource ?? methods
        #expect(resource.methods(at: request.path) == [.get])
        return await resource.begin(request, in: session).value()
    }

    /// Returns the entity tag of an address.
    func tag(_ target: String) throws -> String? {
        methods.entityTag(for: try #require(WebRequest(.get, target)))
    }
}

extension WebResponse {
    /// The contents as JSON.
    var json: JSONValue { get throws { try JSONText(body).value(depth: 512) } }
}
