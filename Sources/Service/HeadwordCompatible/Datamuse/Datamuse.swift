internal import HeadwordJSON
internal import JSONRPC
internal import JSONRPCHTTP

/// The paths of the word finder at datamuse.com: `/words` and `/sug`.
struct Datamuse: WebResource {
    func methods(at path: [String]) -> WebMethods {
        [["words"], ["sug"]].contains(path.withoutFinalSlash) ? [.get] : []
    }

    func begin(_ request: WebRequest, in session: WebSession) -> Answer<WebResponse, Never> {
        .pending { .success(await self.response(to: request, session)) }
    }

    private func response(to request: WebRequest, _ session: WebSession) async -> WebResponse {
        do throws(ErrorObject) {
            let words = try await words(request, session)
            return WebResponse(.array(words.scored), isOpen: true)
        } catch {
            return WebResponse(error, at: request.target)
        }
    }

    private func words(_ request: WebRequest, _ session: WebSession) async throws(ErrorObject) -> [FoundWord] {
        if request.path.first == "sug" { return try await Suggestions(request.query).words(session) }
        let question = WordsQuestion(request.query)
        var words = try await question.words(session)
        try await question.description.describe(&words, session)
        return words
    }
}

/// A word that answers a request.
struct FoundWord: Sendable {
    var word: String
    /// What the service says of it without being asked for it: parts of speech, relations.
    var tags: [String] = []
    var syllables: Int?
    var definitions: [String] = []
    /// The headword that has the definitions, if the word is a form of it.
    var headword: String?

    init(_ word: String, tags: [String] = [], syllables: Int? = nil) {
        self.word = word
        self.tags = tags
        self.syllables = syllables
    }

    /// What words have in common that are the same but for their capitals.
    var key: String { word.lowercased() }

    fileprivate func json(score: Int) -> JSONValue {
        var object: JSONObject = ["word": .string(word), "score": .integer(Int64(score))]
        object["numSyllables"] = syllables.map { .integer(Int64($0)) }
        if !tags.isEmpty { object["tags"] = .array(tags.map(JSONValue.string)) }
        if !definitions.isEmpty { object["defs"] = .array(definitions.map(JSONValue.string)) }
        object["defHeadword"] = headword.map(JSONValue.string)
        return .object(object)
    }
}

extension [FoundWord] {
    /// The words, each once, in the order in which they come first.
    var unique: [FoundWord] {
        var seen: Set<String> = []
        return filter { seen.insert($0.key).inserted }
    }

    /// The words with scores, which fall, and mean nothing else.
    fileprivate var scored: [JSONValue] {
        enumerated().map { index, word in word.json(score: (count - index) * 100) }
    }
}
