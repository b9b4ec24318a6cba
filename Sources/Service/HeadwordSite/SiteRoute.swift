internal import HeadwordCore
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordService

/// What an address of the site leads to: the counterpart of ``SiteLinks/served(_:)``.
enum SiteRoute: Sendable {
    case home, search, reverse, lists, sources, errors, explorer
    case method(EndpointDescription)
    case asset(SiteAssets.Asset)
    case entry(Language, String)

    /// - Returns: nil if the address is not one of the site.
    init?(_ path: [String], _ service: DictionaryService) {
        switch (path.count, path.first ?? "") {
        case (0, _): self = .home
        case (1, let name):
            guard let route = Self.pages[name] else { return nil }
            self = route
        case (2, "api"):
            guard let method = service.registry.description(of: path[1]) else { return nil }
            self = .method(method)
        case (2, "assets"):
            guard let asset = SiteAssets.shared.asset(named: path[1]) else { return nil }
            self = .asset(asset)
        case (2, let tag):
            let languages = service.lexicon.manifest.languages
            guard let language = languages.first(where: { $0.label == tag }), !path[1].isEmpty else { return nil }
            self = .entry(language, path[1])
        default: return nil
        }
    }

    private static let pages: [String: SiteRoute] = [
        "search": .search, "reverse": .reverse, "lists": .lists, "sources": .sources, "errors": .errors,
        "api": .explorer,
    ]
}
