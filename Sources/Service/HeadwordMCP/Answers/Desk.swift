internal import HeadwordJSON
internal import HeadwordService
internal import JSONRPC

/// Where tools and resources ask: the service, for a caller.
struct Desk: Sendable {
    let service: DictionaryService
    let caller: Caller

    /// Calls a method.
    ///
    /// - Throws: the error of the method, unless there is nothing to answer (404).
    func ask(_ method: String, _ question: JSONObject) async throws(ErrorObject) -> Finding {
        do throws(ErrorObject) {
            return .found(try await service.ask(method, question, from: caller))
        } catch {
            guard error.meansNothingFound else { throw error }
            return .nothing(error)
        }
    }

    /// Returns what answers say about sources; if none are named, the answer is from the list of all headwords.
    func credits(for ids: [String]) -> [SourceCredit] { ids.isEmpty ? [.all] : service.credits(for: ids) }
}

/// What a method answered.
enum Finding: Sendable {
    case found(JSONValue)
    /// There is nothing to answer; the error says why.
    case nothing(ErrorObject)

    /// The answer; nil if there is none.
    var value: JSONValue? {
        if case .found(let value) = self { value } else { nil }
    }

    /// The headwords of the answer.
    var results: [JSONValue] { value["results"].elements }

    /// The identifiers of the sources of the answer.
    var sources: [String] { value["metadata"]["sources"].texts }

    private static let reasonsOfCorpora = ["noCorpus", "noDates", "noNgrams"]

    /// Why there is no answer; nil if there is one.
    var absence: Absence? {
        guard case .nothing(let error) = self else { return nil }
        let isAboutCorpus = error.data["reason"].text.map(Self.reasonsOfCorpora.contains) ?? false
        return Absence(
            reason: error.message,
            suggestions: error.data["suggestions"].texts,
            isAboutCorpus: isAboutCorpus
        )
    }
}

/// Why there is nothing to answer, and what to ask for instead.
struct Absence: Sendable {
    var reason: String
    var suggestions: [String]
    /// Whether it is the same for all words: there is no such corpus, or it lacks what was asked for.
    var isAboutCorpus = false

    /// For people.
    var text: String {
        suggestions.isEmpty ? reason : "\(reason) Did you mean \(suggestions.prefix(5).joined(separator: ", "))?"
    }
}

extension SourceCredit {
    /// All sources, of which a resource tells more.
    static let all = SourceCredit(title: "all of headword://sources")

    var json: JSONValue {
        var object: JSONObject = ["title": .string(title)]
        object["licence"] = licence.map(JSONValue.string)
        return .object(object)
    }
}
