internal import HeadwordJSON
internal import HeadwordModel

/// Version 1 of the service.
struct Version1: Sendable {
    let words = WordBook.shared

    func reply(to call: Call) throws(Refusal) -> Reply {
        if call.path.first == "stats" { return try statistics(call) }
        guard ["GET", "HEAD"].contains(call.method) else { throw .wrongMethod }
        return .json(.object(try body(of: call)))
    }

    private func body(of call: Call) throws(Refusal) -> JSONObject {
        let path = call.path
        switch (path.first, path.count) {
        case ("entries", 3): return try entries(path[1], path[2], FilterSegment(""))
        case ("entries", 4): return try entries(path[1], path[2], path[3])
        case ("inflections", 3...4): return try inflections(path)
        case ("search", 2...3): return try search(call)
        case ("wordlist", 3): return try wordlist(call)
        default: return try utility(call)
        }
    }
}

extension Version1 {
    /// The segment after the word determines what is returned.
    private func entries(_ code: String, _ segment: String, _ lookup: String) throws(Refusal) -> JSONObject {
        switch lookup {
        case "sentences": return try sentences(code, segment)
        case "synonyms": return try thesaurus(code, segment, [.synonyms])
        case "antonyms": return try thesaurus(code, segment, [.antonyms])
        case "synonyms;antonyms", "antonyms;synonyms":
            return try thesaurus(code, segment, [.synonyms, .antonyms])
        default: break
        }
        let filters = try FilterSegment(lookup)
        guard let target = filters["translations"]?.first else { return try entries(code, segment, filters) }
        try filters.checkAlone()
        return try translations(code, target, segment)
    }

    private func entries(_ code: String, _ segment: String, _ filters: FilterSegment) throws(Refusal) -> JSONObject {
        guard let fields = filters.projections.isEmpty ? .all : Fields.projections(filters.projections) else {
            throw .noRoute
        }
        let code = try LanguageSet.check(code, in: LanguageSet.V1.entries)
        let edition = try edition(code, filters)
        let keys: [WordFilter.Key] = [.lexicalCategory, .grammaticalFeatures, .domains, .registers]
        let filter = edition.isChosen ? WordFilter() : try filters.wordFilter(keys)
        let word = try WordID.word(segment)
        let headwords = words.find(word, in: edition.edition).compactMap(filter.filtered)
        guard !headwords.isEmpty else { throw .unknownWord(word, code) }
        let renderer = Renderer(version: .v1, language: code, fields: fields)
        return renderer.answer(renderer.entries(headwords))
    }

    /// Returns the dictionary; for English, the one that `regions=` selects.
    private func edition(
        _ code: String,
        _ filters: FilterSegment
    ) throws(Refusal) -> (edition: Edition, isChosen: Bool) {
        guard let regions = filters["regions"] else {
            return (Edition(language: code), false)
        }
        try filters.checkAlone()
        return (Edition(language: code, variety: try Self.variety(regions, code)), true)
    }

    private static func variety(_ regions: [String], _ code: String) throws(Refusal) -> Variety {
        guard code == "en", regions.count == 1, let region = regions.first?.lowercased(),
            let variety = Variety.allCases.first(where: { $0.label == region })
        else { throw .notFound("region is not in gb, us") }
        return variety
    }

    private func sentences(_ code: String, _ segment: String) throws(Refusal) -> JSONObject {
        let code = try LanguageSet.check(code, in: LanguageSet.V1.sentences)
        let renderer = Renderer(version: .v1, language: code)
        return try answer(renderer, segment) { renderer.sentences($0) }
    }

    private func thesaurus(_ code: String, _ segment: String, _ kinds: [Fields.Field]) throws(Refusal) -> JSONObject {
        let code = try LanguageSet.check(code, in: LanguageSet.V1.english)
        let renderer = Renderer(version: .v1, language: code, fields: Fields(kinds))
        return try answer(renderer, segment) { renderer.thesaurus($0) }
    }

    private func translations(_ source: String, _ target: String, _ segment: String) throws(Refusal) -> JSONObject {
        let source = try LanguageSet.check(source, in: LanguageSet.V1.translationSources)
        let target = target.lowercased()
        guard LanguageSet.V1.translationTargets.contains(target) else {
            throw .badRequest("target_lang is not in \(LanguageSet.V1.translationTargets.joined(separator: ", "))")
        }
        guard source != target else { throw .sameLanguages }
        let renderer = Renderer(version: .v1, language: source, target: target)
        return try answer(renderer, segment) { renderer.entries($0.filter { $0.hasTranslation(to: target) }) }
    }

    /// Returns the answer about a headword; throws a not-found refusal if there are no results.
    private func answer(
        _ renderer: Renderer,
        _ segment: String,
        _ results: ([Headword]) -> [JSONValue]
    ) throws(Refusal) -> JSONObject {
        let word = try WordID.word(segment)
        let results = results(words.find(word, in: Edition(language: renderer.language)))
        guard !results.isEmpty else { throw .unknownWord(word, renderer.language) }
        return renderer.answer(results)
    }
}

extension Version1 {
    /// In this version, `inflections` returns the lemmas of a form.
    private func inflections(_ path: [String]) throws(Refusal) -> JSONObject {
        let code = try LanguageSet.check(path[1], in: LanguageSet.V1.inflections)
        let segment = try FilterSegment(path.count == 4 ? path[3] : "")
        guard segment.projections.isEmpty else { throw .noRoute }
        let filter = try segment.wordFilter([.lexicalCategory, .grammaticalFeatures])
        let word = try WordID.word(path[2])
        let lemmas = words.lemmas(of: word, in: Edition(language: code)).filter { filter.matches($0) }
        guard !lemmas.isEmpty else { throw .noLemma(word, code) }
        let renderer = Renderer(version: .v1, language: code)
        return renderer.answer(renderer.lemmas(lemmas, of: word))
    }

    private func search(_ call: Call) throws(Refusal) -> JSONObject {
        let (code, target) = try searchLanguages(call.path)
        let page = try Page(of: call, longest: 5000)
        let variety: Variety? = if let regions = call.list("regions") { try Self.variety(regions, code) } else { nil }
        var search = Search(words: words, edition: Edition(language: code, variety: variety), text: call["q"] ?? "")
        search.isPrefix = try call.flag("prefix") || call["q"] == nil
        search.target = target
        let rows = search.rows
        let metadata = page.metadata(total: rows.count, language: code, numbersAsStrings: false)
        return Renderer(version: .v1, language: code).answer(page.part(of: rows), metadata: metadata)
    }

    private func searchLanguages(_ path: [String]) throws(Refusal) -> (source: String, target: String?) {
        guard path.count == 3 else { return (try LanguageSet.check(path[1], in: LanguageSet.V1.search), nil) }
        let filters = try FilterSegment(path[2])
        guard let target = filters["translations"]?.first else { throw .noRoute }
        try filters.checkAlone()
        let sets = (LanguageSet.V1.translationSources, LanguageSet.V1.translationTargets)
        let pair = try LanguageSet.check(path[1], in: sets.0, target, in: sets.1)
        return (pair.source, pair.target)
    }
}

extension FilterSegment {
    /// Checks that regions or translations are requested alone, and only one at a time.
    fileprivate func checkAlone() throws(Refusal) {
        guard projections.isEmpty, filters.count == 1, valueCount == 1 else {
            throw .badRequest("'\(filters.map(\.key).joined(separator: ";"))' cannot be combined.")
        }
    }
}
