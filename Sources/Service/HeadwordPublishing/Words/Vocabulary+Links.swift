internal import HeadwordSite

extension Vocabulary {
    /// The addresses of the published files, relative to a page, so that they may be served from anywhere.
    ///
    /// - Parameter way: the way from the page to the directory of the publication: `../`, or nothing.
    func links(_ way: String) -> SiteLinks {
        SiteLinks { place in
            switch place {
            case .home: way + "index.html"
            case .sources: way + "sources.html"
            case .errors: way + "errors.html"
            case .asset(let name): way + "assets/" + name
            case .beginnings: way + "index/"
            case .manifest: way + "manifest.json"
            case .entry(let language, let word): page(of: word, in: language).map { way + $0 }
            case .search, .reverse, .lists, .explorer, .method, .call: nil
            }
        }
    }
}
