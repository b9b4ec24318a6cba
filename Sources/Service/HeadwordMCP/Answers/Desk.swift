internal import HeadwordJSON
internal import HeadwordLexicon
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
            guard error.data["status"]?.exactInteger == 404, error.code == 404 else { throw error }
            return .nothing(error)
        }
    }

    /// Returns what answers say about sources: their titles and licences.
    ///
    /// - Parameter ids: their identifiers, as answers have them; corpora add the version of a package. If there are none,
    ///   the answer is from the list of all headwords.
    func credits(for ids: [String]) -> [SourceCredit] {
        var credits: [SourceCredit] = ids.isEmpty ? [.all] : []
        for id in ids {
            let name = id.split(separator: " ").first.map(String.init) ?? id
            let source = service.lexicon.manifest.sources.first { $0.id == name }
            let credit = SourceCredit(title: source?.title ?? name, licence: source?.licence)
            if !credits.contains(credit) { credits.append(credit) }
        }
        return credits
    }
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

/// What is said about a source.
struct SourceCredit: Hashable, Sendable {
    var title: String
    /// Nil for what a user has added.
    var licence: String?

    /// All sources, of which a resource tells more.
    static let all = SourceCredit(title: "all of headword://sources", licence: nil)

    /// For people.
    var text: String { licence.map { "\(title) (\($0))" } ?? title }

    var json: JSONValue {
        var object: JSONObject = ["title": .string(title)]
        object["licence"] = licence.map(JSONValue.string)
        return .object(object)
    }
}
