internal import JSONRPCHTTP

/// A path of the service, taken apart.
enum OxfordRoute {
    /// The languages of a bilingual dictionary.
    typealias Pair = (source: OxfordLanguage, target: OxfordLanguage)

    case entries(OxfordLanguage, word: String)
    case words(OxfordLanguage)
    case lemmas(OxfordLanguage, word: String)
    case inflections(OxfordLanguage, word: String)
    case thesaurus(OxfordLanguage, word: String)
    case sentences(OxfordLanguage, word: String)
    case translations(Pair, word: String)
    case search(OxfordLanguage)
    case searchThesaurus(OxfordLanguage)
    case searchTranslations(Pair)
    case languages
    case lists(OxfordList, endpoint: String?)
    case labels(OxfordLabelKind, OxfordLanguage, target: OxfordLanguage?)

    /// Reads a path; nil if the service has no such path.
    init?(_ path: [String]) {
        let path = path.withoutFinalSlash
        guard path.count > 2, path[0] == "api", path[1] == "v2" else { return nil }
        let rest = Array(path[3...])
        guard let route = Self.words(path[2], rest) ?? Self.search(path[2], rest) ?? Self.utility(path[2], rest) else {
            return nil
        }
        self = route
    }

    private static func words(_ endpoint: String, _ rest: [String]) -> OxfordRoute? {
        switch (endpoint, rest.count) {
        case ("entries", 2): .entries(OxfordLanguage(rest[0]), word: rest[1])
        case ("words", 1): .words(OxfordLanguage(rest[0]))
        case ("lemmas", 2): .lemmas(OxfordLanguage(rest[0]), word: rest[1])
        case ("inflections", 2): .inflections(OxfordLanguage(rest[0]), word: rest[1])
        case ("thesaurus", 2): .thesaurus(OxfordLanguage(rest[0]), word: rest[1])
        case ("sentences", 2): .sentences(OxfordLanguage(rest[0]), word: rest[1])
        case ("translations", 3): .translations((OxfordLanguage(rest[0]), OxfordLanguage(rest[1])), word: rest[2])
        default: nil
        }
    }

    private static func search(_ endpoint: String, _ rest: [String]) -> OxfordRoute? {
        switch (endpoint, rest.first, rest.count) {
        case ("search", "thesaurus", 2): .searchThesaurus(OxfordLanguage(rest[1]))
        case ("search", "translations", 3): .searchTranslations((OxfordLanguage(rest[1]), OxfordLanguage(rest[2])))
        case ("search", _, 1): .search(OxfordLanguage(rest[0]))
        default: nil
        }
    }

    private static func utility(_ endpoint: String, _ rest: [String]) -> OxfordRoute? {
        if endpoint == "languages", rest.isEmpty { return .languages }
        if let list = OxfordList(rawValue: endpoint), rest.count < 2 { return .lists(list, endpoint: rest.first) }
        guard let kind = OxfordLabelKind(rawValue: endpoint), 1...2 ~= rest.count else { return nil }
        return .labels(kind, OxfordLanguage(rest[0]), target: rest.dropFirst().first.map(OxfordLanguage.init))
    }
}

/// A language as the service names it: English is `en-gb` or `en-us` where that makes a difference there.
struct OxfordLanguage {
    /// The code, as answers repeat it.
    let code: String
    /// The language as our methods name it.
    let label: String
    /// Whether it is a variety of English.
    var isVariety: Bool { code != label }

    init(_ code: String) {
        self.code = code.lowercased()
        label = ["en-gb", "en-us"].contains(self.code) ? "en" : self.code
    }
}
