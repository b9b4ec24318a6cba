internal import HeadwordJSON
internal import HeadwordService
internal import JSONRPC
internal import JSONRPCHTTP

/// The paths of the free dictionary at dictionaryapi.dev: `/api/v2/entries/en/hello`, and those of its first version.
struct DictionaryAPI: WebResource {
    func methods(at path: [String]) -> WebMethods { DictionaryAPIQuestion(path) == nil ? [] : [.get] }

    func begin(_ request: WebRequest, in session: WebSession) -> Answer<WebResponse, Never> {
        .pending { .success(await self.response(to: request, session)) }
    }

    /// That of the original, as its program writes it.
    private static let type = "application/json; charset=utf-8"

    private func response(to request: WebRequest, _ session: WebSession) async -> WebResponse {
        do throws(ErrorObject) {
            let entries = try await entries(request, session)
            guard !entries.isEmpty else { return Self.response(.notFound) }
            return WebResponse(.array(entries), type: Self.type, isOpen: true)
        } catch {
            return Self.response(DictionaryAPIFailure(error), retryAfter: error.data["retryAfter"]?.exactInteger)
        }
    }

    private static func response(_ failure: DictionaryAPIFailure, retryAfter: Int? = nil) -> WebResponse {
        WebResponse(failure.json, status: failure.status, type: type, isOpen: true, retryAfter: retryAfter)
    }

    /// Returns the entries that answer a request; none if nothing is found.
    private func entries(_ request: WebRequest, _ session: WebSession) async throws(ErrorObject) -> [JSONValue] {
        guard let question = DictionaryAPIQuestion(request.path),
            let answer = try await session.find("dictionary.entries", question.parameters)
        else { return [] }
        let credits = try await Credits(from: session)
        let hasAllExamples = request.query["include"]?.split(separator: ",").contains("example") ?? false
        return CurrentSenses.of(answer["results"].elements).compactMap { headword in
            DictionaryAPIEntry(headword, hasAllExamples: hasAllExamples)?.json(question.version, credits)
        }
    }
}

/// What a path of the service asks for.
struct DictionaryAPIQuestion {
    /// The versions of the service.
    enum Version: String {
        case v1, v2
    }

    let version: Version
    private let language: String
    private let word: String

    /// Reads a path; nil if it is another one.
    init?(_ path: [String]) {
        let path = path.withoutFinalSlash
        guard path.count == 5, path[0] == "api", path[2] == "entries", let version = Version(rawValue: path[1]) else {
            return nil
        }
        self.version = version
        language = Self.otherNames[path[3].lowercased()] ?? path[3].lowercased()
        word = path[4].lowercased().trimmed
    }

    /// Languages that the service names in its own way.
    private static let otherNames = ["en_us": "en", "en_gb": "en", "en-uk": "en", "pt-br": "pt"]

    var parameters: JSONObject {
        ["word": .string(word), "language": .string(language), "suggestions": false]
    }
}

extension String {
    fileprivate var trimmed: String {
        let start = drop { $0.isWhitespace }
        return String(start[..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)])
    }
}
