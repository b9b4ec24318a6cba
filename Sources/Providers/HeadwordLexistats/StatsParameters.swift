internal import HeadwordCore
internal import HeadwordCorpus
internal import HeadwordJSON
internal import HeadwordModel

// The options of the endpoints for word frequencies, as in the Oxford Dictionaries API v1.

/// The parameters that select words.
enum WordOptions {
    /// The maximum number of values of one option.
    static let valuesPerOption = 100
    static let length = 1...256
    /// The permitted length of one word, headword or token.
    static let bounds = TextBounds(length)

    static let wordform = word("wordform", "The word as written, capitals included: Books or books.")
    static let trueCase = word(
        "trueCase",
        "The word in its usual case, without the capital at the start of a sentence."
    )
    static let wordInAnyCase = word("word", "The word, in upper or lower case.")
    static let lemma = Parameter<String>.text("lemma", "The headword that the words are forms of.", length: length)

    /// A parameter for exactly one word.
    private static func word(_ name: String, _ summary: String) -> Parameter<Token> {
        Parameter(
            name,
            summary,
            schema: .string(length: length),
            expectation: "one word of 1 to \(length.upperBound) characters"
        ) { value in
            guard case .string(let text) = value else { return nil }
            return word(text)
        }
    }

    /// A parameter for alternative words; a prefix of `-` excludes them instead.
    static func words(_ name: String, of what: String) -> Parameter<Selection<String>> {
        texts(name, of: what, expected: "words") { word($0)?.text }
    }

    /// A parameter for alternative headwords, which may contain blanks; a prefix of `-` excludes them instead.
    static func lemmas(_ name: String) -> Parameter<Selection<String>> {
        texts(
            name,
            of: "lemmas",
            expected: "strings of 1 to \(length.upperBound) characters"
        ) { bounds.admit($0) ? $0 : nil }
    }

    private static func texts(
        _ name: String,
        of what: String,
        expected: String,
        _ read: @escaping @Sendable (String) -> String?
    ) -> Parameter<Selection<String>> {
        Parameter(
            name,
            "The \(what) to include; a '-' before one excludes it.",
            schema: .array(of: .string(length: length), count: 1...valuesPerOption),
            expectation: "a list of 1 to \(valuesPerOption) \(expected)",
            unfitLabel: { value in
                let wrong = value.optionTexts?.first { Selection([$0], read) == nil }
                return wrong.map { UnfitLabel(label: .string($0), allowed: []) }
            }
        ) { value in Selection(value, read) }
    }

    /// Returns the only word of a text; nil if it has other words, or punctuation, which is not counted as a word.
    private static func word(_ text: String) -> Token? {
        guard bounds.admit(text) else { return nil }
        let tokens = Token.tokens(of: text)
        guard tokens.count == 1, !tokens[0].isPunctuation else { return nil }
        return tokens[0]
    }

    /// A parameter for alternative lexical categories; a prefix of `-` excludes them instead.
    static func lexicalCategories(_ name: String) -> Parameter<Selection<LexicalCategory>> {
        Parameter(
            name,
            "The lexical categories to include; a '-' before one excludes it.",
            schema: .array(of: .string, count: 1...valuesPerOption),
            expectation: "a list of lexical category labels",
            isFilter: true,
            unfitLabel: { value in UnfitLabel.first(of: LexicalCategory.self)(value.withoutSigns) }
        ) { value in Selection(value) { LexicalCategory(label: $0) } }
    }

    static let grammaticalFeatures = Parameter<Selection<GrammaticalFeature>>(
        "grammaticalFeatures",
        "The grammatical features that words must have, or, after a '-', must not have: 'degree:superlative', "
            + "'-number:plural', or an object with the values by key.",
        schema: .any(of: [.array(of: .string, count: 1...valuesPerOption), .object([])]),
        expectation: "a list of grammatical features such as 'number:plural', or an object such as "
            + "{\"number\": \"plural\"}",
        isFilter: true,
        unfitLabel: { value in value.featureTexts.flatMap(unfitFeature) }
    ) { value in
        guard let texts = value.featureTexts else { return nil }
        return Selection(texts) { GrammaticalFeature(option: $0) }
    }

    private static func unfitFeature(_ texts: [String]) -> UnfitLabel? {
        texts.first { GrammaticalFeature(option: $0.withoutSign) == nil }
            .map {
                UnfitLabel(
                    label: .string($0),
                    of: GrammaticalFeature.vocabularyName,
                    allowed: GrammaticalFeature.allCases.map(\.option)
                )
            }
    }
}

extension Selection {
    /// Parses a list of texts; nil if the value is not a list of valid texts.
    init?(_ value: JSONValue, _ read: (String) -> Value?) {
        guard let texts = value.optionTexts else { return nil }
        self.init(texts, read)
    }

    /// Parses texts, of which those with a prefix of `-` are excluded; nil if one of them is invalid.
    init?(_ texts: [String], _ read: (String) -> Value?) {
        guard (1...WordOptions.valuesPerOption).contains(texts.count) else { return nil }
        self.init()
        for text in texts {
            let isExcluded = text.utf8.count > 1 && text.hasSign
            guard let value = read(isExcluded ? text.withoutSign : text) else { return nil }
            if isExcluded { excluded.append(value) } else { included.append(value) }
        }
    }
}

extension String {
    /// Whether the text begins with `-`.
    fileprivate var hasSign: Bool { utf8.first == UInt8(ascii: "-") }

    /// The text without a prefix of `-`.
    fileprivate var withoutSign: String { hasSign ? String(unicodeScalars.dropFirst()) : self }
}

extension JSONValue {
    /// The texts of an option; nil if the value is not a list, or is too long.
    fileprivate var optionTexts: [String]? {
        stringList(atMost: WordOptions.valuesPerOption, ofBytes: WordOptions.bounds.bytes)
    }

    /// The list of labels without prefixes of `-`.
    fileprivate var withoutSigns: JSONValue {
        guard let texts = optionTexts else { return self }
        return .array(texts.map { .string($0.withoutSign) })
    }

    /// `key:value` texts, also from an object with a value or a list of values for each key; nil for anything else.
    fileprivate var featureTexts: [String]? {
        guard case .object(let object) = self else { return optionTexts }
        var texts: [String] = []
        for member in object.members {
            guard let values = member.value.optionTexts else { return nil }
            texts += values.map { ($0.hasSign ? "-" : "") + member.name + ":" + $0.withoutSign }
            guard texts.count <= WordOptions.valuesPerOption else { return nil }
        }
        return texts
    }
}

extension GrammaticalFeature {
    /// `number:plural`
    fileprivate var option: String { "\(Self.key(type)):\(label)" }

    /// Parses `plural`, `number:plural`, or the keys that Oxford has used, as in `numberType:plural` and
    /// `number_type:plural`.
    fileprivate init?(option: String) {
        guard WordOptions.bounds.admit(option) else { return nil }
        let parts = option.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count <= 2, let label = parts.last, let feature = Self(label: String(label)) else { return nil }
        let key = Self.key(feature.type)
        guard parts.count == 1 || [key, key + "type"].contains(Self.key(String(parts[0]))) else { return nil }
        self = feature
    }

    private static func key(_ name: String) -> String { name.lowercased().filter(\.isLetter) }
}

// MARK: - Order and bounds

extension Parameter {
    /// A parameter for sort keys, in descending priority; a prefix of `-` reverses a key.
    static func sort<Key: Vocabulary>(_ summary: String) -> Parameter where Value == [SortKey<Key>] {
        Parameter(
            "sort",
            summary + " A '-' before a key sorts in descending order.",
            schema: .array(of: .string(among: Key.labels + Key.labels.map { "-" + $0 }), count: 1...Key.allCases.count),
            expectation: "a list of different sort keys",
            unfitLabel: { value in UnfitLabel.first(of: Key.self)(value.withoutSigns) }
        ) { value in
            guard let texts = value.optionTexts, !texts.isEmpty else { return nil }
            var keys: [SortKey<Key>] = []
            for text in texts {
                guard let key = Key(label: text.withoutSign),
                    !keys.contains(where: { $0.key == key })
                else { return nil }
                keys.append(SortKey(key: key, isDescending: text.hasSign))
            }
            return keys
        }
    }
}

/// A sort key of a list.
struct SortKey<Key: Vocabulary>: Hashable, Sendable {
    var key: Key
    var isDescending: Bool
}

/// Parameters for the minimum and the maximum of a number.
struct Bounds<Number: Comparable & Sendable>: Sendable {
    let least: Parameter<Number>
    let greatest: Parameter<Number>
    /// The range if no bounds are given.
    let all: ClosedRange<Number>

    /// Returns both bounds as parameters of a request.
    ///
    /// - Parameter set: stores the range in the request. Bounds of an empty range are rejected before.
    func parameters<Question>(
        _ set: @escaping @Sendable (inout Question, ClosedRange<Number>) -> Void
    ) -> RequestParameter<Question> {
        .group(
            of: (low: all.lowerBound, high: all.upperBound),
            [least.optional { $0.low = $1 }, greatest.optional { $0.high = $1 }]
        ) { question, bounds in
            guard bounds.low <= bounds.high else {
                throw CallFailure.invalidParameter(
                    least.description.name,
                    value: nil,
                    expected: "at most as large as '\(greatest.description.name)'"
                )
            }
            set(&question, bounds.low...bounds.high)
        }
    }
}

extension Bounds<Int> {
    /// `minFrequency` and `maxFrequency`
    static let frequency = counts("Frequency", of: "occurrences")
    /// `minDocumentFrequency` and `maxDocumentFrequency`
    static let documentFrequency = counts("DocumentFrequency", of: "documents")

    private static func counts(_ name: String, of what: String) -> Bounds {
        let range = 0...Int(UInt32.max)
        return Bounds(
            least: .integer("min" + name, "The minimum number of \(what).", in: range),
            greatest: .integer("max" + name, "The maximum number of \(what).", in: range),
            all: 0...Int.max
        )
    }
}

extension Bounds<Double> {
    /// `minNormalizedFrequency` and `maxNormalizedFrequency`
    static let normalizedFrequency = Bounds(
        least: .number("minNormalizedFrequency", "The minimum number of occurrences per million words.", in: 0...1e6),
        greatest: .number(
            "maxNormalizedFrequency",
            "The maximum number of occurrences per million words.",
            in: 0...1e6
        ),
        all: 0...Double.infinity
    )
}

extension ClosedRange<Int> {
    /// The range as counts of occurrences, which may be greater than an integer holds.
    var counts: ClosedRange<UInt64> { UInt64(lowerBound)...(upperBound == .max ? .max : UInt64(upperBound)) }
}
