internal import HeadwordJSON
internal import HeadwordModel

/// The answers of the utility endpoints.
struct Utilities {
    let version: APIVersion

    /// Returns an answer whose results are an object.
    func answer(_ results: JSONObject) -> JSONObject {
        ["metadata": ["provider": .string(Renderer.provider)], "results": .object(results)]
    }

    var lexicalCategories: JSONObject {
        labels(LexicalCategory.allCases) { version == .v1 ? $0.label : $0.camelCaseLabel }
    }

    var domains: JSONObject {
        labels(Domain.allCases) { version == .v1 ? $0.titleLabel : $0.label }
    }

    /// The registers; version 1 includes one that was seen with a percent-encoded apostrophe.
    var registers: JSONObject {
        var registers = labels(Register.allCases) { version == .v1 ? $0.titleLabel : $0.label }
        if version == .v1 { registers["Children%27s_Slang"] = ["en": "Children%27s_Slang"] }
        return registers
    }

    /// The features in an object for each type.
    var grammaticalFeatures: JSONObject {
        var types: JSONObject = [:]
        for feature in GrammaticalFeature.allCases {
            let type = String(feature.type.map { $0 == " " ? "_" : $0 })
            var features: JSONObject = if case .object(let known)? = types[type] { known } else { [:] }
            features[version == .v1 ? feature.label : feature.camelCaseLabel] = ["en": .string(feature.displayLabel)]
            types[type] = .object(features)
        }
        return types
    }

    static let regions: JSONObject = ["gb": ["British", "Great Britain"], "us": ["North American", "US"]]

    private func labels<Label: Vocabulary>(_ all: [Label], _ key: (Label) -> String) -> JSONObject {
        var labels: JSONObject = [:]
        for label in all {
            // Version 1 spells labels like their keys, version 2 in display form.
            labels[key(label)] = ["en": .string(version == .v1 ? label.titleLabel : label.displayLabel)]
        }
        return labels
    }
}

/// The available dictionaries.
struct DictionaryList {
    let monolingual: [String]
    let sources: [String]
    let targets: [String]

    /// Returns the dictionaries, restricted to a source or target language where one is given.
    func rows(from source: String?, to target: String?) -> [JSONValue] {
        let single = target == nil ? monolingual.filter { source == nil || $0 == source } : []
        let pairs = sources.filter { source == nil || $0 == source }.flatMap { from in
            targets.filter { target == nil || $0 == target }.filter { to in Self.isPair(from, to) }.map { (from, $0) }
        }
        return single.map { Self.row($0) } + pairs.map { Self.row($0, $1) }
    }

    /// Whether there is a dictionary for a pair: every bilingual dictionary is from or into English.
    private static func isPair(_ source: String, _ target: String) -> Bool {
        source != target && (source == "en" || target == "en")
    }

    private static func row(_ code: String) -> JSONValue {
        var row: JSONObject = [
            "source": "Headword's stand-in", "type": "monolingual", "sourceLanguage": language(code),
        ]
        if code.hasPrefix("en") { row["region"] = .string(code.hasSuffix("us") ? "us" : "gb") }
        return .object(row)
    }

    private static func row(_ source: String, _ target: String) -> JSONValue {
        [
            "source": "Headword's stand-in", "type": "bilingual", "sourceLanguage": language(source),
            "targetLanguage": language(target),
        ]
    }

    private static func language(_ code: String) -> JSONValue {
        ["id": .string(code), "language": .string(LanguageSet.names[code] ?? code)]
    }
}
