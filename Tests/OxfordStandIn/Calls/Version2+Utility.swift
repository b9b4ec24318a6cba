internal import HeadwordJSON

extension Version2 {
    private typealias Known = LanguageSet.V2

    private static let utilities = Utilities(version: .v2)
    private static let dictionaries = DictionaryList(
        monolingual: Known.monolingual,
        sources: Known.sources,
        targets: Known.targets
    )
    private static let filters: [(endpoint: String, names: [JSONValue])] = [
        ("entries", ["domains", "grammaticalFeatures", "lexicalCategory", "registers"]),
        ("lemmas", ["grammaticalFeatures", "lexicalCategory"]),
        ("translations", ["domains", "grammaticalFeatures", "lexicalCategory", "registers"]),
    ]
    /// The empty name stands for the minimum.
    private static let fields: [(endpoint: String, names: [JSONValue])] = [
        (
            "entries",
            [
                "definitions", "domains", "etymologies", "examples", "pronunciations", "regions", "registers",
                "variantForms", "",
            ]
        ),
        ("thesaurus", ["antonyms", "synonyms"]),
    ]

    /// Answers requests for labels, languages, filters and fields.
    func utility(_ call: Call) throws(Refusal) -> JSONObject {
        let path = call.path
        switch (path.first, path.count) {
        case ("languages", 1): return try languages(call)
        case ("filters", 1...2):
            return try lists(Self.filters, path.dropFirst().first, among: ["entries", "lemmas"])
        case ("fields", 1...2):
            return try lists(Self.fields, path.dropFirst().first, among: ["entries", "thesaurus"])
        case (let endpoint?, 2...3):
            guard let results = labels(endpoint) else { throw .noRoute }
            try check(path)
            return Self.utilities.answer(results)
        default: throw .noRoute
        }
    }

    private func labels(_ endpoint: String) -> JSONObject? {
        switch endpoint {
        case "domains": Self.utilities.domains
        case "registers": Self.utilities.registers
        case "grammaticalFeatures": Self.utilities.grammaticalFeatures
        case "lexicalCategories": Self.utilities.lexicalCategories
        default: nil
        }
    }

    private func check(_ path: [String]) throws(Refusal) {
        if path.count == 3 {
            _ = try LanguageSet.check(path[1], in: Known.sources, path[2], in: Known.targets)
        } else {
            _ = try LanguageSet.check(path[1], in: Known.monolingual)
        }
    }

    private func languages(_ call: Call) throws(Refusal) -> JSONObject {
        let (source, target) = try call.languagePair(Known.monolingual + Known.sources, Known.targets)
        return Renderer(version: .v2, language: "en").answer(Self.dictionaries.rows(from: source, to: target))
    }

    private func lists(
        _ lists: [(endpoint: String, names: [JSONValue])],
        _ endpoint: String?,
        among known: [String]
    ) throws(Refusal) -> JSONObject {
        if let endpoint, !known.contains(endpoint) {
            throw .notFound("endpoint is not in \(known.joined(separator: ", "))")
        }
        return Self.utilities.answer(JSONObject(lists: lists.filter { endpoint == nil || $0.endpoint == endpoint }))
    }
}
