internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordService
internal import JSONRPC
internal import JSONRPCHTTP

/// What a search found, and how.
struct SearchPage: Sendable {
    let desk: SiteDesk
    let language: Language
    let text: String

    /// What a search leads to.
    enum Outcome: Sendable {
        /// The only headword that is spelled like the text.
        case entry(SiteAddress)
        case page(SitePage)
    }

    func outcome() async throws(ErrorObject) -> Outcome {
        guard !text.isEmpty else { return .page(page(found: [], begun: [])) }
        let question: JSONObject = ["q": .string(text), "language": .string(language.label), "limit": 20]
        let found = try await desk.ask("search.query", question)["results"].elements
        let exact = found.filter { $0["matchType"].text == WayFound.exact.rawValue }
        if exact.count == 1, let word = exact[0]["word"].text,
            let address = desk.links(.entry(language: language.label, word: word))
        {
            return .entry(address)
        }
        let begun = await desk.find(
            "wordlist.query",
            ["prefix": .string(text), "language": .string(language.label), "sort": "frequency", "limit": 30]
        )
        return .page(page(found: found, begun: begun["results"].elements))
    }

    private func page(found: [JSONValue], begun: [JSONValue]) -> SitePage {
        let known = Set(found.compactMap { $0["word"].text })
        let more = begun.filter { !known.contains($0["word"].text ?? "") }
        return SitePage(
            title: text.isEmpty ? "Search" : "Search: \(text)",
            searched: text,
            language: language,
            beginsWithSearch: text.isEmpty,
            contents: HTML {
                HTML(.h1) { text.isEmpty ? "Search" : "Words for “\(text)”" }
                if found.isEmpty, more.isEmpty, !text.isEmpty { nothing }
                list(found.map { ($0, $0["matchType"].text ?? "") })
                if !more.isEmpty {
                    HTML(.h2) { "Longer words" }
                    list(more.map { ($0, WayFound.prefix.rawValue) })
                }
            }
        )
    }

    private var nothing: HTML {
        HTML(.p) {
            "Nothing was found. "
            HTML(.a, .href(desk.links(.reverse, [WebQuery.Item(name: "meaning", value: text)]))) {
                "Is it a description of a word?"
            }
        }
    }

    private func list(_ words: [(JSONValue, String)]) -> HTML? {
        guard !words.isEmpty else { return nil }
        return HTML(.ul, .class("found")) {
            for (value, way) in words {
                HTML(.li) {
                    HTML(.span, .lang(language.label)) { desk.link(to: value["word"].text ?? "", in: language.label) }
                    " "
                    HTML(.span, .class("label")) { WayFound.text(of: way) }
                }
            }
        }
    }
}
