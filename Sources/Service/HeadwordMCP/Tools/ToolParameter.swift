internal import HeadwordJSON
internal import HeadwordModel

/// A parameter of a tool.
struct ToolParameter: Sendable {
    enum Kind: Sendable {
        case text(length: ClosedRange<Int>)
        case texts(count: ClosedRange<Int>, length: ClosedRange<Int>)
        case choice(of: [String])
        case choices(of: [String])
        case integer(in: ClosedRange<Int>)
        case object
        /// A label of a vocabulary that is too long to be listed.
        case label(isKnown: @Sendable (String) -> Bool, expectation: String)
    }

    let name: String
    let kind: Kind
    var summary: String?
    var isRequired = false

    init(_ name: String, _ kind: Kind, _ summary: String? = nil, isRequired: Bool = false) {
        (self.name, self.kind, self.summary, self.isRequired) = (name, kind, summary, isRequired)
    }

    // MARK: Common parameters

    /// One word or phrase.
    static func word(_ facts: EndpointFacts) -> ToolParameter {
        ToolParameter("word", .text(length: facts.length("dictionary.entries", "word")), isRequired: true)
    }

    /// Several words or phrases.
    static func words(atMost count: Int, _ facts: EndpointFacts) -> ToolParameter {
        let length = facts.length("dictionary.entries", "word")
        return ToolParameter("words", .texts(count: 1...count, length: length), isRequired: true)
    }

    /// The code of a language.
    static func language(_ name: String, _ summary: String?, isRequired: Bool = false) -> ToolParameter {
        let kind = Kind.label(
            isKnown: { Language(label: $0) != nil },
            expectation: "the code of a language, such as 'en'"
        )
        return ToolParameter(name, kind, summary, isRequired: isRequired)
    }

    /// The language of the word.
    static func language(_ facts: EndpointFacts) -> ToolParameter {
        language("language", facts.summary("dictionary.entries", "language"))
    }

    /// A lexical category.
    static let partOfSpeech = ToolParameter(
        "partOfSpeech",
        .label(
            isKnown: { LexicalCategory(label: $0) != nil },
            expectation: "one of " + LexicalCategory.labels.joined(separator: ", ")
        )
    )
}

// MARK: - For clients

extension ToolParameter {
    /// What a client is told.
    var schema: JSONObject {
        var schema = kind.schema
        schema["description"] = summary.map(JSONValue.string)
        return schema
    }

    /// Returns what is wrong with a value; nil if nothing is.
    func violation(by value: JSONValue) -> String? {
        guard !kind.admits(value) else { return nil }
        let given = String(decoding: value.jsonBytes, as: UTF8.self).excerpt(64)
        return "\(name): must be \(kind.expectation), not \(kind.measure(of: value) ?? given)."
    }
}

extension ToolParameter.Kind {
    fileprivate var schema: JSONObject {
        switch self {
        case .text, .label: ["type": "string"]
        case .texts(let count, _):
            ["type": "array", "items": ["type": "string"], "maxItems": .integer(Int64(count.upperBound))]
        case .choice(let labels): Self.choice(of: labels)
        case .choices(let labels): ["type": "array", "items": .object(Self.choice(of: labels))]
        case .integer(let range):
            [
                "type": "integer", "minimum": .integer(Int64(range.lowerBound)),
                "maximum": .integer(Int64(range.upperBound)),
            ]
        case .object: ["type": "object"]
        }
    }

    /// Some hosts want the type of a choice, too.
    private static func choice(of labels: [String]) -> JSONObject {
        ["type": "string", "enum": .array(labels.map(JSONValue.string))]
    }

    fileprivate func admits(_ value: JSONValue) -> Bool {
        switch self {
        case .text(let length): value.text.map { $0.fits(length) } ?? false
        case .texts(let count, let length):
            value.strings.map { count.contains($0.count) && $0.allSatisfy { $0.fits(length) } } ?? false
        case .choice(let labels): value.text.map(labels.contains) ?? false
        case .choices(let labels): value.strings.map { !$0.isEmpty && $0.allSatisfy(labels.contains) } ?? false
        case .integer(let range): value.exactInteger.map(range.contains) ?? false
        case .object: if case .object = value { true } else { false }
        case .label(let isKnown, _): value.text.map(isKnown) ?? false
        }
    }

    /// What is accepted, phrased to follow "must be".
    fileprivate var expectation: String {
        switch self {
        case .text(let length): "a string of \(length.text) characters"
        case .texts(let count, let length):
            "an array of \(count.text) strings, each of \(length.text) characters"
        case .choice(let labels): "one of " + labels.joined(separator: ", ")
        case .choices(let labels): "an array of some of " + labels.joined(separator: ", ")
        case .integer(let range): "an integer from \(range.lowerBound) to \(range.upperBound)"
        case .object: "an object"
        case .label(_, let expectation): expectation
        }
    }

    /// What tells more about a wrong value than its text: the number of elements.
    fileprivate func measure(of value: JSONValue) -> String? {
        guard case .texts(let count, _) = self, let strings = value.strings, !count.contains(strings.count) else {
            return nil
        }
        return "\(strings.count)"
    }
}

extension ClosedRange<Int> {
    fileprivate var text: String { upperBound == .max ? "\(lowerBound) or more" : "\(lowerBound) to \(upperBound)" }
}

extension String {
    /// Whether the length of the text in code points lies in a range.
    fileprivate func fits(_ length: ClosedRange<Int>) -> Bool {
        utf8.count / 4 <= length.upperBound && length.contains(unicodeScalars.count)
    }
}

extension JSONValue {
    /// The strings of an array that has nothing else; nil for any other value.
    fileprivate var strings: [String]? {
        guard case .array(let elements) = self else { return nil }
        let strings = elements.compactMap(\.text)
        return strings.count == elements.count ? strings : nil
    }
}
