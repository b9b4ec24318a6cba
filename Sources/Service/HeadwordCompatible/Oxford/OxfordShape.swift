internal import HeadwordJSON
internal import HeadwordService
internal import JSONRPCHTTP

/// Writes our headwords as the service does: labels as objects, identifiers as parts of paths, and nothing that it does not
/// have.
struct OxfordShape {
    private let language: OxfordLanguage
    private let omitted: Set<String>

    /// - Parameters:
    ///   - language: the language of the headwords.
    ///   - omitted: members that these answers of the service do not have.
    init(_ language: OxfordLanguage, without omitted: Set<String> = []) {
        self.language = language
        self.omitted = Self.ours.union(omitted)
    }

    /// Returns the identifier of a word: underscores for blanks, percent-encoded.
    static func identifier(of word: String) -> String {
        PercentEncoding.encoded(word.replacing(" ", with: "_"))
    }

    /// Returns headwords with definitions: their current senses, and the pronunciations in each entry.
    func entries(_ headwords: [JSONValue]) -> [JSONValue] {
        self.headwords(CurrentSenses.of(headwords).map(withPronunciationsInEntries))
    }

    /// Returns headwords.
    func headwords(_ headwords: [JSONValue]) -> [JSONValue] {
        headwords.map { headword in
            guard case .object(var object) = self.headword(headword) else { return headword }
            object["type"] = "headword"
            return .object(object)
        }
    }

    private func headword(_ value: JSONValue) -> JSONValue {
        guard case .object(let object) = value else { return value }
        var written = JSONObject(members: object.members.compactMap(member))
        if let word = (object["word"] ?? object["text"]).text, object["id"] != nil {
            written["id"] = .string(Self.identifier(of: word))
        }
        return .object(written)
    }

    // MARK: Members

    /// The members of our own answers.
    private static let ours: Set<String> = ["match", "source", "languageTag", "author", "pivot", "senseIds"]

    private func member(_ member: JSONObject.Member) -> JSONObject.Member? {
        guard !omitted.contains(member.name) else { return nil }
        let value: JSONValue
        switch member.name {
        case "lexicalCategory": value = Self.label(member.value.text, id: \.camelCased)
        case "domains", "registers", "regions":
            value = .array(Optional(member.value).texts.map { Self.label($0, id: \.self) })
        case "grammaticalFeatures": value = .array(Optional(member.value).elements.map(Self.feature))
        case "pronunciations": value = .array(Optional(member.value).elements.map(Self.pronunciation))
        case "language":
            value = member.value.text == language.label ? .string(language.code) : member.value
        case "synonyms", "antonyms":
            value = .array(
                Optional(member.value).elements.map { OxfordShape(language, without: ["type"]).headword($0) }
            )
        case "entries": value = .array(Optional(member.value).elements.map(headword).filter { $0 != [:] })
        case "gloss": return .init(name: "notes", value: [["text": member.value, "type": "indicator"]])
        default: value = written(member.value)
        }
        return .init(name: member.name, value: value)
    }

    private func written(_ value: JSONValue) -> JSONValue {
        guard case .array(let elements) = value else { return headword(value) }
        return .array(elements.map(written))
    }

    private static func label(_ label: String?, id: (String) -> String) -> JSONValue {
        let label = label ?? ""
        return ["id": .string(id(label)), "text": .string(label.titled)]
    }

    private static func feature(_ feature: JSONValue) -> JSONValue {
        guard case .object(var object) = feature, let label = object["text"].text else { return feature }
        object["id"] = .string(label.camelCased)
        object["text"] = .string(label.titled)
        return .object(object)
    }

    private static let dialects = ["gb": "British English", "us": "American English"]

    private static func pronunciation(_ pronunciation: JSONValue) -> JSONValue {
        guard case .object(var object) = pronunciation else { return pronunciation }
        let dialects = object["regions"].texts.compactMap { Self.dialects[$0] }
        object["dialects"] = dialects.isEmpty ? nil : .array(dialects.map(JSONValue.string))
        for name in ["regions", "source"] { object[name] = nil }
        return .object(object)
    }

    // MARK: Pronunciations

    /// Moves the pronunciations of a headword, and of its lexical entries, into the entries.
    private func withPronunciationsInEntries(_ headword: JSONValue) -> JSONValue {
        let common = headword["pronunciations"].elements
        return headword.without("pronunciations").replacing("lexicalEntries") { parts in
            parts.map { part in
                let own = part["pronunciations"].elements
                return part.without("pronunciations").replacing("entries") { entries in
                    entries.map { $0.supplying("pronunciations", own.isEmpty ? common : own) }
                }
            }
        }
    }
}

extension JSONValue {
    fileprivate func supplying(_ name: String, _ elements: [JSONValue]) -> JSONValue {
        guard case .object(var object) = self, object[name] == nil, !elements.isEmpty else { return self }
        object[name] = .array(elements)
        return .object(object)
    }
}

extension String {
    /// A label as the service writes identifiers: `pastParticiple`.
    var camelCased: String {
        let words = split(separator: "_")
        return words.dropFirst().reduce(String(words.first ?? "")) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    }

    /// A label as the service shows it: `Past Participle`.
    fileprivate var titled: String {
        self == "us"
            ? "US" : split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
}
