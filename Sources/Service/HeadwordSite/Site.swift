internal import HeadwordCore
package import HeadwordJSON
internal import HeadwordModel
package import HeadwordService
internal import JSONRPC
package import JSONRPCHTTP
internal import NIOHTTP1

/// The site: pages about words for people, rendered here, that need neither scripts nor any other server.
package struct Site: WebResource {
    private let links: SiteLinks
    private let service: @Sendable () -> DictionaryService

    /// Creates the site.
    ///
    /// - Parameters:
    ///   - links: the addresses of its pages.
    ///   - service: returns the service that is current; called for each page.
    package init(links: SiteLinks = SiteLinks(), service: @escaping @Sendable () -> DictionaryService) {
        self.links = links
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
        let desk = SiteDesk(service: service(), session: session, links: links)
        let route = SiteRoute(request.path, desk.service)
        if case .asset(let asset) = route { return .ready(.asset(asset)) }
        return .pending { .success(await SiteAnswer(desk: desk, request: request).response(route)) }
    }
}
