internal import HeadwordJSON
internal import HeadwordService
internal import JSONRPC

extension WordSession {
    /// The maximum number of words that `reverse.lookup` finds, and of concepts that `taxonomy.lookup` shows.
    private static let (mostMeant, mostConcepts) = (100, 500)

    /// Returns the synonyms of a word or phrase, and then what its text may describe.
    func words(meaning text: String, limit: Int) async throws(ErrorObject) -> [FoundWord] {
        let synonyms = try await related("synonyms", to: text) { part in
            ["syn"] + PartOfSpeechTag.tags(of: part["lexicalCategory"].text)
        }
        let question: JSONObject = [
            "definition": .string(text), "limit": .integer(Int64(min(limit, Self.mostMeant))),
        ]
        let described = try await find("reverse.lookup", question)["results"].elements.compactMap { result in
            result["word"].text.map { FoundWord($0, tags: PartOfSpeechTag.tags(of: result["lexicalCategory"].text)) }
        }
        return (synonyms + described).unique.filter { $0.key != text.lowercased() }
    }

    /// Returns the synonyms of a word, sense by sense.
    func synonyms(of text: String) async throws(ErrorObject) -> [FoundWord] { try await related("synonyms", to: text) }

    /// Returns the antonyms of a word; if it has none of its own, those of similar words.
    func antonyms(of text: String) async throws(ErrorObject) -> [FoundWord] { try await related("antonyms", to: text) }

    private func related(
        _ relation: String,
        to text: String,
        tags: (JSONValue) -> [String] = { _ in [] }
    ) async throws(ErrorObject) -> [FoundWord] {
        let question: JSONObject = ["word": .string(text), "relations": [.string(relation)], "suggestions": false]
        let parts = try await find("thesaurus.lookup", question)["results"].elements.flatMap(\.lexicalEntries)
        let all = parts.flatMap { part in
            part["entries"].elements.flatMap { $0["senses"].elements }.flatMap { sense in
                sense[relation].elements.map { (related: $0, tags: tags(part)) }
            }
        }
        let direct = all.filter { $0.related["type"].text != "indirect" }
        return (direct.isEmpty ? all : direct).compactMap { word, tags in
            word["text"].text.map { FoundWord($0, tags: tags) }
        }
    }

    /// Returns the words for concepts that are one step from those of a word, sense by sense.
    ///
    /// - Parameter relation: `hypernyms`, `hyponyms`, `meronyms` or `holonyms`.
    func words(_ relation: String, of text: String) async throws(ErrorObject) -> [FoundWord] {
        let question: JSONObject = [
            "word": .string(text), "relations": [.string(relation)], "limit": .integer(Int64(Self.mostConcepts)),
            "suggestions": false,
        ]
        let parts = try await find("taxonomy.lookup", question)["results"].elements.flatMap(\.lexicalEntries)
        let concepts = parts.flatMap { $0["senses"].elements }.flatMap { $0[relation].elements }
        return concepts.flatMap { $0["words"].objectTexts }.map { FoundWord($0) }
    }
}

/// The tags of parts of speech: `n`, `v`, `adj`, `adv`, and `u` for all others.
enum PartOfSpeechTag {
    private static let tags = ["noun": "n", "verb": "v", "adjective": "adj", "adverb": "adv"]

    /// Returns the tag of a lexical category.
    static func tag(of category: String?) -> String { category.flatMap { tags[$0] } ?? "u" }

    /// Returns the tag of a lexical category as a list.
    static func tags(of category: String?) -> [String] { [tag(of: category)] }
}
