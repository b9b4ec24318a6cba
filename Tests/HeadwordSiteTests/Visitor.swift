import HeadwordCorpus
import HeadwordJSON
import HeadwordLexicon
import HeadwordService
import HeadwordSite
import HeadwordTestSupport
import JSONRPC
import JSONRPCHTTP
import Testing

/// A visitor of the site in this process, on the small lexicon with translations and the small corpora.
struct Visitor {
    let site: Site
    private let session: WebSession

    /// - Parameters:
    ///   - corpora: the corpora; the small ones if absent.
    ///   - origin: the origin of the server as the visitor knows it.
    init(
        links: SiteLinks = SiteLinks(),
        corpora: CorpusLibrary? = nil,
        origin: WebOrigin = WebOrigin(host: "127.0.0.1:8080")
    ) throws {
        let service = try DictionaryService(
            lexicon: try FixtureLexicon.openBilingual(),
            corpora: try corpora ?? FixtureCorpora.library
        )
        site = Site(links: links) { service }
        let conversation = Conversation(limits: .patient, answering: { service })
        session = WebSession(conversation.session(), origin: origin)
    }

    func get(_ target: String) async throws -> WebResponse { try await ask(.get, target) }

    func post(_ target: String, _ form: String) async throws -> WebResponse {
        try await ask(.post, target, body: Array(form.utf8))
    }

    /// What is shown instead of an address that fails.
    func fail(_ target: String, _ error: ErrorObject) async throws -> WebResponse {
        let request = try #require(WebRequest(.get, target))
        return await site.begin(error, to: request, in: session).value()
    }

    /// The page at an address, which must exist.
    func page(_ target: String) async throws -> String { try await get(target).text }

    private func ask(
        _ method: WebMethod,
        _ target: String,
        body: [UInt8] = []
    ) async throws -> WebResponse {
        let request = try #require(WebRequest(method, target, body: body))
        try #require(site.methods(at: request.path).contains(method), "The site does not have \(target).")
        return await site.begin(request, in: session).value()
    }
}

extension WebResponse {
    var text: String { String(decoding: body, as: UTF8.self) }
}

extension String {
    /// The text between the marks of a page.
    var withoutMarks: String { replacing(/<[^>]*>/, with: "") }

    /// The addresses to which a page leads, or from which it loads.
    var addresses: [String] { matches(of: /(?:href|src|action)="([^"]*)"/).map { String($0.1) } }
}
