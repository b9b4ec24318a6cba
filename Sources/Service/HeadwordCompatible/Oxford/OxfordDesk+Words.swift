internal import HeadwordJSON
internal import HeadwordService
internal import JSONRPCHTTP

extension OxfordDesk {
    private static let filters = ["lexicalCategory", "grammaticalFeatures", "domains", "registers"]
    private static let entryFields: Set<String> = [
        "definitions", "domains", "etymologies", "examples", "pronunciations", "regions", "registers",
        "shortDefinitions", "variantForms",
    ]

    func entries(_ language: OxfordLanguage, _ word: String) async throws(OxfordRefusal) -> JSONObject {
        let question = try entryQuestion(language, word, fields: Self.entryFields)
        let found = try headwords(in: try await ask("dictionary.entries", question), word)
        return body(OxfordShape(language).entries(found), schema: "RetrieveEntry").naming(word)
    }

    func words(_ language: OxfordLanguage) async throws(OxfordRefusal) -> JSONObject {
        guard let word = query["q"], !word.isEmpty else { throw .badRequest("Missing required parameter: q") }
        let question = try entryQuestion(language, word, fields: Self.entryFields)
        let found = try await ask("dictionary.words", question)["results"].elements
        var body = body(OxfordShape(language).entries(found), schema: "RetrieveEntry")
        body["query"] = .string(word)
        return body
    }

    func translations(_ pair: OxfordRoute.Pair, _ word: String) async throws(OxfordRefusal) -> JSONObject {
        guard pair.source.label != pair.target.label else {
            throw .badRequest("Source and target languages must be different")
        }
        var question = try entryQuestion(pair.source, word, fields: Self.entryFields.union(["translations"]))
        question["target"] = .string(pair.target.label)
        let found = try headwords(in: try await ask("translations.lookup", question), word)
        let results = OxfordShape(pair.source).headwords(found)
        return body(results, schema: "RetrieveTranslations", operation: "translations").naming(word)
    }

    /// A word that is no form at all is not found; where the filters exclude all headwords, there are no results.
    func lemmas(_ language: OxfordLanguage, _ word: String) async throws(OxfordRefusal) -> JSONObject {
        var question = try question(language, word)
        filter(&question, by: ["lexicalCategory", "grammaticalFeatures"])
        do throws(OxfordRefusal) {
            let found = try await ask("inflections.lemmas", question)["results"].elements
            return [
                "metadata": ["provider": Oxford.provider], "results": .array(OxfordShape(language).headwords(found)),
            ]
        } catch {
            if error.reason == "nothingPassesFilters" {
                return ["metadata": ["provider": Oxford.provider], "results": []]
            }
            guard error.reason == "notFound" else { throw error }
            var refusal = error
            refusal.message = "No lemma was found in dictionary '\(language.code)' for the inflected form '\(word)'"
            throw refusal
        }
    }

    func inflections(_ language: OxfordLanguage, _ word: String) async throws(OxfordRefusal) -> JSONObject {
        let found = try headwords(in: try await ask("inflections.forms", try question(language, word)), word)
        let results = OxfordShape(language).headwords(found).map { $0.renaming("word", to: "text") }
        return body(results, schema: "Inflections")
    }

    func thesaurus(_ language: OxfordLanguage, _ word: String) async throws(OxfordRefusal) -> JSONObject {
        var question = try question(language, word)
        question["relations"] = try fields(known: ["synonyms", "antonyms"]).map { .array($0.map(JSONValue.string)) }
        if question["relations"] == [] { throw .badRequest("Unknown field requested: ") }
        let found = try headwords(in: try await ask("thesaurus.lookup", question), word)
        let shape = OxfordShape(language, without: ["definitions"])
        return body(shape.headwords(found), schema: "ThesaurusEntry")
    }

    func sentences(_ language: OxfordLanguage, _ word: String) async throws(OxfordRefusal) -> JSONObject {
        var question = try question(language, word)
        question["limit"] = .integer(Self.mostSentences)
        let found = try headwords(in: try await ask("sentences.lookup", question), word)
        return body(OxfordShape(language).headwords(found), schema: "SentencesResults")
    }

    private static let mostSentences: Int64 = 1000

    // MARK: Questions

    private static let longestWord = 128

    private func question(_ language: OxfordLanguage, _ word: String) throws(OxfordRefusal) -> JSONObject {
        guard word.unicodeScalars.count <= Self.longestWord else { throw .tooLong }
        return ["word": .string(word), "language": .string(language.label), "suggestions": false]
    }

    private func entryQuestion(
        _ language: OxfordLanguage,
        _ word: String,
        fields known: Set<String>
    ) throws(OxfordRefusal) -> JSONObject {
        var question = try question(language, word)
        filter(&question, by: Self.filters)
        question["fields"] = try fields(known: known).map { .array($0.map(JSONValue.string)) }
        return question
    }

    /// Returns the requested fields: nil for all, none for the minimum.
    private func fields(known: Set<String>) throws(OxfordRefusal) -> [String]? {
        guard let fields = list("fields") else { return nil }
        if let unknown = fields.first(where: { !known.contains($0) }) {
            throw .badRequest("Unknown field requested: \(unknown)")
        }
        return fields.unique
    }

    /// Returns the headwords of an answer that are spelled like the word: these paths do not find forms. Diacritics only
    /// count if the query says so.
    private func headwords(in answer: JSONValue, _ word: String) throws(OxfordRefusal) -> [JSONValue] {
        let spelling = word.lowercased().filter { $0 != "_" && $0 != " " }
        let found = answer["results"].elements.filter { headword in
            let own = (headword["word"].text ?? "").lowercased().filter { $0 != " " }
            return headword["match"]["kind"].text != "lemma" && (!flag("strictMatch") || own == spelling)
        }
        guard !found.isEmpty else { throw .noEntry }
        return found
    }
}

extension JSONObject {
    /// Adds the word of the request, which some answers repeat next to their results.
    fileprivate func naming(_ word: String) -> JSONObject {
        var object = self
        object["id"] = .string(OxfordShape.identifier(of: word))
        object["word"] = .string(word.replacing("_", with: " "))
        return object
    }
}

extension JSONValue {
    fileprivate func renaming(_ name: String, to other: String) -> JSONValue {
        guard case .object(let object) = self else { return self }
        return .object(
            JSONObject(members: object.members.map { .init(name: $0.name == name ? other : $0.name, value: $0.value) })
        )
    }
}
