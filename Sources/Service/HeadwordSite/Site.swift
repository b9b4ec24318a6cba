internal import HeadwordCore
package import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel
package import HeadwordService
package import JSONRPC
package import JSONRPCHTTP
internal import NIOHTTP1

/// The site: pages about words for people, rendered here, that need neither scripts nor any other server.
package struct Site: WebResource {
    private let links: SiteLinks
    private let headwords: Int?
    private let service: @Sendable () -> DictionaryService

    /// Creates the site.
    ///
    /// - Parameters:
    ///   - links: the addresses of its pages.
    ///   - headwords: the number of headwords that have pages; nil for all of the lexicon.
    ///   - service: returns the service that is current; called for each page.
    package init(
        links: SiteLinks = SiteLinks(),
        headwords: Int? = nil,
        service: @escaping @Sendable () -> DictionaryService
    ) {
        self.links = links
        self.headwords = headwords
        self.service = service
    }

    package func methods(at path: [String]) -> WebMethods {
        switch SiteRoute(path, service()) {
        case .method(let method) where !DictionaryService.onlyAnswers(method.method): [.get, .post]
        case nil: []
        default: [.get]
        }
    }

    package func begin(_ request: WebRequest, in session: WebSession) -> Answer<WebResponse, Never> {
        let desk = desk(session)
        let route = SiteRoute(request.path, desk.service)
        if case .asset(let asset) = route { return .ready(.asset(asset)) }
        return .pending { .success(await SiteAnswer(desk: desk, request: request).response(route)) }
    }

    private func desk(_ session: WebSession) -> SiteDesk {
        // The whole page comes from the service that answers the request.
        let service = session.session.answering as? DictionaryService ?? service()
        let headwords = headwords ?? service.lexicon.manifest.headwords
        return SiteDesk(service: service, session: session, links: links, headwords: headwords)
    }
}

extension Site: ErrorPages {
    package func begin(
        _ error: ErrorObject,
        to request: WebRequest,
        in session: WebSession
    ) -> Answer<WebResponse, Never> {
        .ready(SiteAnswer(desk: desk(session), request: request).response(error))
    }
}

extension Site {
    /// The files that pages refer to, by the names that ``SitePlace/asset(_:)`` has.
    package static var assets: [(name: String, contents: [UInt8])] {
        SiteAssets.shared.all.map { ($0.name, $0.contents) }
    }
}
