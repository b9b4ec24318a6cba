internal import HeadwordJSON
internal import JSONRPCHTTP

/// The paths of the second version of the Oxford Dictionaries API: `/api/v2/entries/en-gb/hello` and so on. Credentials
/// that clients send are ignored.
struct Oxford: WebResource {
    func methods(at path: [String]) -> WebMethods { OxfordRoute(path) == nil ? [] : [.get] }

    func begin(_ request: WebRequest, in session: WebSession) -> Answer<WebResponse, Never> {
        .pending { .success(await self.response(to: request, session)) }
    }

    /// Who provides the answers.
    static let provider: JSONValue = "Headword"

    private func response(to request: WebRequest, _ session: WebSession) async -> WebResponse {
        do throws(OxfordRefusal) {
            guard let route = OxfordRoute(request.path) else { throw .noEntry }
            return Self.response(.object(try await answer(route, OxfordDesk(request.query, session))))
        } catch {
            return Self.response(
                ["error": .string(error.message)],
                status: error.status,
                retryAfter: error.retryAfter
            )
        }
    }

    private static func response(_ value: JSONValue, status: Int = 200, retryAfter: Int? = nil) -> WebResponse {
        let type = "application/json;charset=utf-8"
        return WebResponse(value, status: status, type: type, isOpen: false, retryAfter: retryAfter)
    }

    private func answer(_ route: OxfordRoute, _ desk: OxfordDesk) async throws(OxfordRefusal) -> JSONObject {
        switch route {
        case .entries(let language, let word): try await desk.entries(language, word)
        case .words(let language): try await desk.words(language)
        case .lemmas(let language, let word): try await desk.lemmas(language, word)
        case .inflections(let language, let word): try await desk.inflections(language, word)
        case .thesaurus(let language, let word): try await desk.thesaurus(language, word)
        case .sentences(let language, let word): try await desk.sentences(language, word)
        case .translations(let pair, let word): try await desk.translations(pair, word)
        case .search(let language): try await desk.search("search.query", language)
        case .searchThesaurus(let language): try await desk.search("search.thesaurus", language)
        case .searchTranslations(let pair):
            try await desk.search("search.translations", pair.source, target: pair.target)
        case .languages: try await desk.languages()
        case .lists(let list, let endpoint): try desk.lists(list, endpoint)
        case .labels(let kind, let source, let target): try await desk.labels(kind, source, target)
        }
    }
}
