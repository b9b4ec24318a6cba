internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordService
internal import JSONRPC
internal import JSONRPCHTTP

/// Where pages ask and link: the methods of the service for one client, what it says of itself, and the addresses of the
/// site.
struct SiteDesk: Sendable {
    let service: DictionaryService
    let session: WebSession
    let links: SiteLinks
    /// The number of headwords that have pages.
    let headwords: Int

    /// Calls a method.
    func ask(_ method: String, _ question: JSONObject) async throws(ErrorObject) -> JSONValue {
        try await session.ask(method, question)
    }

    /// Calls a method for a part of a page that is left out if there is nothing to show.
    func find(_ method: String, _ question: JSONObject) async -> JSONValue? {
        try? await session.ask(method, question)
    }

    /// The languages of headwords.
    var languages: [Language] { service.lexicon.manifest.languages }

    /// The language that a visitor has chosen, or the first one.
    func language(_ query: WebQuery) -> Language {
        let chosen = languages.first { $0.label == query["language"] }
        return chosen ?? languages.first ?? .en
    }

    /// Returns the values that a parameter accepts, alone or in a list.
    func labels(_ method: String, _ parameter: String) -> [String] {
        let parameters = service.registry.description(of: method)?.parameters ?? []
        let schema = parameters.first { $0.name == parameter }?.schema.value
        return (schema?["enum"] ?? schema?["items"]["enum"]).texts
    }
}

// MARK: - Links to words

extension SiteDesk {
    /// A link to the entry of a word; the word alone if it has no page.
    func link(to word: String, in language: String) -> HTML {
        .link(links(.entry(language: language, word: word))) { word }
    }

    /// Links to the entries of words, each once.
    func links(to words: some Sequence<String>, in language: String) -> [HTML] {
        var seen: Set<String> = []
        return words.filter { seen.insert($0).inserted }.html(separatedBy: ", ") { link(to: $0, in: language) }
    }

    /// A line with the sources of a part and their licences.
    func credit(_ sources: [String]) -> HTML? {
        let credits = service.credits(for: sources)
        guard !credits.isEmpty else { return nil }
        return HTML(.p, .class("credit")) {
            "Source: "
            HTML(.a, .href(links(.sources))) { credits.map(\.text).joined(separator: "; ") }
        }
    }
}
