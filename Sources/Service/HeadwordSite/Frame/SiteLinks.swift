internal import JSONRPCHTTP

/// Where a link leads. Only ``SiteLinks`` makes one, so that no word can become an address of another kind.
struct SiteAddress: Hashable, Sendable {
    let text: String

    fileprivate init(_ text: String) { self.text = text }

    /// The address of a part of the same page.
    static func part(_ id: String) -> SiteAddress { SiteAddress("#\(id)") }
}

/// A place of the site that others link to.
package enum SitePlace: Hashable, Sendable {
    case home, reverse, lists, sources, errors, explorer, search
    /// A word in the language with a tag: `en`.
    case entry(language: String, word: String)
    /// A method in the explorer.
    case method(String)
    /// A style sheet, a script or a picture.
    case asset(String)
    /// The call of a method: `/v1/search.query`.
    case call(String)
    /// The folder of the index by beginnings, where no server completes words.
    case beginnings
    /// The list of all that was published, for programs, where no server answers.
    case manifest
}

/// The addresses of all places. Another version of them writes the same pages for other addresses, such as files. Pages
/// leave out what leads to places that there are not.
package struct SiteLinks: Sendable {
    private let path: @Sendable (SitePlace) -> String?

    /// - Parameter path: the address of a place, without a query; nil if there is no such place.
    package init(_ path: @escaping @Sendable (SitePlace) -> String? = served) { self.path = path }

    /// Whether there is such a place.
    func has(_ place: SitePlace) -> Bool { path(place) != nil }

    /// Returns the address of a place; nil if there is no such place.
    func callAsFunction(_ place: SitePlace, _ query: [WebQuery.Item] = [], part: String? = nil) -> SiteAddress? {
        guard let path = path(place) else { return nil }
        let items = query.map { "\(PercentEncoding.encoded($0.name))=\(PercentEncoding.encoded($0.value))" }
        let text = path + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
        return SiteAddress(text + (part.map { "#" + PercentEncoding.encoded($0) } ?? ""))
    }

    /// The addresses under which the server has them.
    package static func served(_ place: SitePlace) -> String? {
        switch place {
        case .home: "/"
        case .search: "/search"
        case .reverse: "/reverse"
        case .lists: "/lists"
        case .sources: "/sources"
        case .errors: "/errors"
        case .explorer: "/api"
        case .entry(let language, let word): "/\(language)/\(PercentEncoding.encoded(word))"
        case .method(let name): "/api/\(PercentEncoding.encoded(name))"
        case .asset(let name): "/assets/\(name)"
        case .call(let name): "/v1/\(PercentEncoding.encoded(name))"
        case .beginnings, .manifest: nil
        }
    }
}
