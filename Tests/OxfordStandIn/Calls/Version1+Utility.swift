internal import HeadwordJSON

extension Version1 {
    private typealias Known = LanguageSet.V1

    private static let utilities = Utilities(version: .v1)
    private static let dictionaries = DictionaryList(
        monolingual: Known.entries,
        sources: Known.translationSources,
        targets: Known.translationTargets
    )
    private static let filters: [(endpoint: String, names: [JSONValue])] = [
        (
            "entries",
            [
                "definitions", "domains", "etymologies", "examples", "grammaticalFeatures", "lexicalCategory",
                "pronunciations", "regions", "registers", "variantForms",
            ]
        ),
        ("inflections", ["grammaticalFeatures", "lexicalCategory"]),
        ("translations", ["grammaticalFeatures", "lexicalCategory"]),
    ]

    /// Answers requests for labels, languages and filters.
    func utility(_ call: Call) throws(Refusal) -> JSONObject {
        let path = call.path
        switch (path.first, path.count) {
        case ("languages", 1): return try languages(call)
        case ("filters", 1...2): return try filters(path.dropFirst().first)
        case ("domains", 2...3):
            try check(path, Known.domains, Known.domainSources)
            return Self.utilities.answer(Self.utilities.domains)
        case ("registers", 2...3):
            try check(path, Known.registers, Known.registerSources)
            return Self.utilities.answer(Self.utilities.registers)
        case ("lexicalcategories", 2):
            try check(path, Known.lexicalCategories, [])
            return Self.utilities.answer(Self.utilities.lexicalCategories)
        case ("grammaticalFeatures", 2), ("grammaticalfeatures", 2):
            try check(path, Known.grammaticalFeatures, [])
            return Self.utilities.answer(Self.utilities.grammaticalFeatures)
        case ("regions", 2):
            try check(path, Known.english, [])
            return Self.utilities.answer(Utilities.regions)
        default: throw .noRoute
        }
    }

    private func check(_ path: [String], _ known: [String], _ sources: [String]) throws(Refusal) {
        if path.count == 3 {
            _ = try LanguageSet.check(path[1], in: sources, path[2], in: Known.translationTargets)
        } else {
            _ = try LanguageSet.check(path[1], in: known)
        }
    }

    private func languages(_ call: Call) throws(Refusal) -> JSONObject {
        let (source, target) = try call.languagePair(Known.all, Known.all)
        let rows = Self.dictionaries.rows(from: source, to: target)
        return Renderer(version: .v1, language: "en").answer(rows)
    }

    private func filters(_ endpoint: String?) throws(Refusal) -> JSONObject {
        let chosen = Self.filters.filter { endpoint == nil || $0.endpoint == endpoint }
        guard !chosen.isEmpty else { throw .notFound("endpoint is not in entries, inflections, translations") }
        return Self.utilities.answer(JSONObject(lists: chosen))
    }
}

extension Call {
    /// Returns the source and target language in a query for dictionaries.
    func languagePair(
        _ sources: [String],
        _ targets: [String]
    ) throws(Refusal) -> (source: String?, target: String?) {
        var (source, target) = (self["sourceLanguage"], self["targetLanguage"])
        if let code = source { source = try LanguageSet.check(code, in: sources, as: "sourceLanguage") }
        if let code = target { target = try LanguageSet.check(code, in: targets, as: "targetLanguage") }
        return (source, target)
    }
}

extension JSONObject {
    /// Creates an object of lists of names.
    init(lists: [(endpoint: String, names: [JSONValue])]) {
        self = [:]
        for (endpoint, names) in lists { self[endpoint] = .array(names) }
    }
}
