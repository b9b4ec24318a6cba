internal import HeadwordJSON
internal import HeadwordModel

/// Version 2 of the service.
struct Version2: Sendable {
    let words = WordBook.shared
    let numbersAsStrings: Bool

    func reply(to call: Call) throws(Refusal) -> Reply {
        guard ["GET", "HEAD"].contains(call.method) else { throw .wrongMethod }
        return .json(.object(try body(of: call)))
    }

    private func body(of call: Call) throws(Refusal) -> JSONObject {
        let path = call.path
        switch (path.first, path.count) {
        case ("entries", 3): return try entries(call, path[1], path[2])
        case ("words", 2): return try words(call, path[1])
        case ("lemmas", 3): return try lemmas(call, path[1], path[2])
        case ("inflections", 3): return try inflections(call, path[1], path[2])
        case ("thesaurus", 3): return try thesaurus(call, path[1], path[2])
        case ("sentences", 3): return try sentences(call, path[1], path[2])
        case ("translations", 4): return try translations(call, path[1], path[2], path[3])
        case ("search", 2...4): return try search(call)
        default: return try utility(call)
        }
    }
}

extension Version2 {
    private static let filters: [WordFilter.Key] = [.lexicalCategory, .grammaticalFeatures, .domains, .registers]
    private static let entryFields: [Fields.Field] = [
        .definitions, .domains, .etymologies, .examples, .pronunciations, .regions, .registers, .shortDefinitions,
        .variantForms,
    ]

    private func entries(_ call: Call, _ code: String, _ segment: String) throws(Refusal) -> JSONObject {
        let code = try LanguageSet.check(code, in: LanguageSet.V2.monolingual)
        let renderer = Renderer(version: .v2, language: code, fields: try Fields.query(call, Self.entryFields))
        let headwords = try choose(try find(segment, in: Edition(code: code), call), call)
        let body = renderer.answer(renderer.entries(headwords), schema: "RetrieveEntry")
        return body.naming(try WordID.word(segment))
    }

    /// Finds the headwords that match the query, or else those that the query is a form of.
    private func words(_ call: Call, _ code: String) throws(Refusal) -> JSONObject {
        let code = try LanguageSet.check(code, in: LanguageSet.V2.monolingual)
        let renderer = Renderer(version: .v2, language: code, fields: try Fields.query(call, Self.entryFields))
        guard let query = call["q"], !query.isEmpty else { throw .noQuery }
        let edition = Edition(code: code)
        var found = words.find(query.lowercased(), in: edition, ignoringAccents: !(try call.flag("strictMatch")))
        if found.isEmpty { found = words.lemmas(of: query, in: edition).map(\.headword).withoutRepeats }
        let headwords = try choose(found, call)
        var body = renderer.answer(renderer.entries(headwords), schema: "RetrieveEntry")
        body["query"] = .string(query)
        return body
    }

    /// Refuses an unknown form as not found; if the filters exclude all lemmas, there are no results.
    private func lemmas(_ call: Call, _ code: String, _ segment: String) throws(Refusal) -> JSONObject {
        let code = try LanguageSet.check(code, in: LanguageSet.V2.lemmas)
        let word = try WordID.word(segment)
        let lemmas = words.lemmas(of: word, in: Edition(code: code))
        guard !lemmas.isEmpty else { throw .noLemma(word, code) }
        let filter = WordFilter([.lexicalCategory, .grammaticalFeatures], of: call)
        let renderer = Renderer(version: .v2, language: code)
        return renderer.answer(renderer.lemmas(lemmas.filter { filter.matches($0) }, of: word))
    }

    private func inflections(_ call: Call, _ code: String, _ segment: String) throws(Refusal) -> JSONObject {
        let code = try LanguageSet.check(code, in: LanguageSet.V2.forms)
        let renderer = Renderer(version: .v2, language: code)
        let headwords = try find(segment, in: Edition(code: code), call)
        return renderer.answer(renderer.forms(headwords), schema: "Inflections")
    }

    private func thesaurus(_ call: Call, _ code: String, _ segment: String) throws(Refusal) -> JSONObject {
        let code = try LanguageSet.check(code, in: LanguageSet.V2.english)
        let fields = try Fields.query(call, [.synonyms, .antonyms])
        guard fields.showEntries else { throw .badRequest("Unknown field requested: ") }
        let renderer = Renderer(version: .v2, language: code, fields: fields)
        let results = renderer.thesaurus(try find(segment, in: Edition(code: code), call))
        guard !results.isEmpty else { throw .noEntry }
        return renderer.answer(results, schema: "ThesaurusEntry")
    }

    private func sentences(_ call: Call, _ code: String, _ segment: String) throws(Refusal) -> JSONObject {
        let code = try LanguageSet.check(code, in: LanguageSet.V2.sentences)
        let renderer = Renderer(version: .v2, language: code)
        let results = renderer.sentences(try find(segment, in: Edition(code: code), call))
        guard !results.isEmpty else { throw .noEntry }
        return renderer.answer(results, schema: "SentencesResults")
    }

    private func translations(
        _ call: Call,
        _ source: String,
        _ target: String,
        _ segment: String
    ) throws(Refusal) -> JSONObject {
        let pair = try LanguageSet.check(source, in: LanguageSet.V2.sources, target, in: LanguageSet.V2.targets)
        let fields = try Fields.query(call, Self.entryFields + [.translations])
        let found = try find(segment, in: Edition(code: pair.source), call).filter {
            $0.hasTranslation(to: pair.target)
        }
        let headwords = try choose(found, call)
        let renderer = Renderer(version: .v2, language: pair.source, fields: fields, target: pair.target)
        let results = renderer.entries(headwords)
        return renderer.answer(results, schema: "RetrieveTranslations", operation: "translations")
            .naming(try WordID.word(segment))
    }

    /// Returns the headwords, reduced to what passes the filters of a call.
    private func choose(_ headwords: [Headword], _ call: Call) throws(Refusal) -> [Headword] {
        let chosen = headwords.compactMap(WordFilter(Self.filters, of: call).filtered)
        guard !chosen.isEmpty else { throw .noEntry }
        return chosen
    }

    private func find(_ segment: String, in edition: Edition, _ call: Call) throws(Refusal) -> [Headword] {
        let ignoringAccents = !(try call.flag("strictMatch"))
        let found = words.find(try WordID.word(segment), in: edition, ignoringAccents: ignoringAccents)
        guard !found.isEmpty else { throw .noEntry }
        return found
    }
}

extension Version2 {
    private func search(_ call: Call) throws(Refusal) -> JSONObject {
        let (code, target) = try searchLanguages(call.path)
        guard let query = call["q"], !query.isEmpty else { throw .noQuery }
        let page = try Page(of: call, longest: 5000)
        guard page.offset + page.limit <= 10_000 else {
            throw .badRequest("The sum of offset and limit must not exceed 10000.")
        }
        var search = Search(words: words, edition: Edition(code: code), text: query)
        search.isPrefix = try call.flag("prefix")
        search.target = target
        search.isThesaurus = call.path[1] == "thesaurus"
        let rows = search.rows
        let renderer = Renderer(version: .v2, language: code)
        let metadata = page.metadata(total: rows.count, language: code, numbersAsStrings: numbersAsStrings)
        return renderer.answer(page.part(of: rows), schema: "WordList", operation: "search", metadata: metadata)
    }

    private func searchLanguages(_ path: [String]) throws(Refusal) -> (source: String, target: String?) {
        switch (path[1], path.count) {
        case ("translations", 4):
            let sets = (LanguageSet.V2.sources, LanguageSet.V2.targets)
            let pair = try LanguageSet.check(path[2], in: sets.0, path[3], in: sets.1)
            return (pair.source, pair.target)
        case ("thesaurus", 3): return (try LanguageSet.check(path[2], in: LanguageSet.V2.english), nil)
        case (_, 2): return (try LanguageSet.check(path[1], in: LanguageSet.V2.monolingual), nil)
        default: throw .noRoute
        }
    }
}

extension Refusal {
    fileprivate static let noEntry = notFound(
        "No entry found matching supplied source_lang, word and provided filters"
    )
    fileprivate static let noQuery = badRequest("Missing required parameter: q")

    static func noLemma(_ word: String, _ language: String) -> Refusal {
        .notFound("No lemma was found in dictionary '\(language)' for the inflected form '\(word)'")
    }
}

extension JSONObject {
    /// Adds the requested word, which entries repeat next to their results.
    fileprivate func naming(_ word: String) -> JSONObject {
        var object = self
        object["id"] = .string(WordID.spelling(of: word))
        object["word"] = .string(word)
        return object
    }
}

extension [Headword] {
    fileprivate var withoutRepeats: [Headword] {
        reduce(into: []) { unique, headword in
            if unique.last?.word != headword.word { unique.append(headword) }
        }
    }
}
