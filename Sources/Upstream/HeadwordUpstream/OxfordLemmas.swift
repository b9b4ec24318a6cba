package import HeadwordCore
package import HeadwordJSON
package import HeadwordModel
package import OxfordAPI

extension WordQuery {
    /// Returns the call that asks which headwords the word is a form of: `inflections` in v1, `lemmas` in v2.
    package func lemmasCall(
        _ version: OxfordVersion,
        grammaticalFeatures: [GrammaticalFeature] = []
    ) throws -> OxfordCall {
        let filters = [
            lexicalCategoryFilter(version),
            filter("grammaticalFeatures", grammaticalFeatures.map { $0.oxfordLabel(version) }),
        ]
        var call = OxfordCall(version == .v1 ? "inflections" : "lemmas", language.label)
        try call.append(word: word, preservingCase: preservesCase)
        switch version {
        case .v1: call.append(filters: filters)
        case .v2: call.add(filters: filters)
        }
        return call
    }

    /// Returns the headwords that the word is a form of according to the API, each once, in its order.
    ///
    /// - Throws: ``OxfordFailure`` of the kind `notFound` if there are none.
    package func lemmas(from service: any OxfordService) async throws -> [OxfordLemma] {
        let answer = try await service.answer(to: try lemmasCall(service.version), as: Oxford.Lemmatron.self)
        var lemmas: [OxfordLemma] = []
        for entry in (answer.body.results ?? []).flatMap({ $0.lexicalEntries ?? [] }) {
            for headword in entry.inflectionOf ?? [] {
                guard let id = headword.id else { continue }
                let index = lemmas.firstIndex { $0.id == id } ?? lemmas.endIndex
                if index == lemmas.endIndex { lemmas.append(OxfordLemma(id: id)) }
                lemmas[index].add(entry)
            }
        }
        guard !lemmas.isEmpty else {
            throw OxfordFailure(.notFound, "The Oxford Dictionaries API has no headword with the form '\(word)'.")
        }
        return lemmas
    }
}

/// A headword that a word is a form of.
package struct OxfordLemma: Hashable, Sendable {
    /// The identifier that requests exactly this headword.
    package let id: OxfordID
    /// The analyses of the word as a form of the headword: `{lexicalCategory, grammaticalFeatures}`.
    package private(set) var analyses: [JSONValue] = []
    /// The lexical categories in which the headword has the form; empty if the API does not say.
    package private(set) var lexicalCategories: [LexicalCategory] = []

    fileprivate init(id: OxfordID) {
        self.id = id
    }

    fileprivate mutating func add(_ entry: Oxford.LemmatronLexicalEntry) {
        guard case .object(let object) = entry.json(in: .headword) else { return }
        var analysis: JSONObject = [:]
        for name in ["lexicalCategory", "grammaticalFeatures"] { analysis[name] = object[name] }
        // Features without a lexical category say nothing.
        if analysis["lexicalCategory"] != nil, !analyses.contains(.object(analysis)) {
            analyses.append(.object(analysis))
        }
        if let category = entry.lexicalCategory?.value { lexicalCategories.append(category) }
    }
}
