public import HeadwordJSON
public import HeadwordLexicon
public import HeadwordModel

// What the values that several endpoints answer with look like, and how they are written.

// MARK: - Labels

/// A vocabulary whose labels stand in answers as they are.
public protocol JSONLabel: Vocabulary, JSONDescribed {}

extension JSONLabel {
    /// The labels, or others that the upstream has: what it sends is kept.
    public static var schema: Schema { .openLabel(of: Self.self) }

    /// Writes the label.
    @inlinable
    public func write(to writer: inout JSONWriter) { writer.string(label) }
}

extension Domain: JSONLabel {}
extension Language: JSONLabel {}
extension LexicalCategory: JSONLabel {}
extension Region: JSONLabel {}
extension Register: JSONLabel {}

extension MatchKind: JSONLabel {
    /// Only Headword tells how a headword was found.
    public static var schema: Schema { .label(of: Self.self) }
}

extension Schema {
    /// Labels that are no vocabulary, and others that the upstream has.
    fileprivate static func openLabel(among labels: [String]) -> Schema { .any(of: [.string(among: labels), .string]) }

    /// The upstream's own tag of a language.
    public static let languageTag = Schema.string.described(
        "The language as the upstream tags it, where that says more than 'language', such as which dictionary it is of: "
            + "en-gb."
    )
}

// MARK: - Headwords

extension Shape.Member {
    /// The member `id`.
    @inlinable
    public static func id(_ word: @escaping @Sendable (Value) -> String) -> Self {
        .required("id", "The headword with an underscore for each space.") { HeadwordEntry.id(of: word($0)) }
    }

    /// The member `word`.
    @inlinable
    public static func word(_ word: @escaping @Sendable (Value) -> String) -> Self {
        .required("word", "The headword as it is written.", word)
    }

    /// The member `zipf`.
    @inlinable
    public static func zipf(_ zipf: @escaping @Sendable (Value) -> Double?) -> Self {
        .optional(
            "zipf",
            "The logarithm of the occurrences in a thousand million words; absent if it was not counted.",
            as: .number(in: 0...10),
            zipf
        )
    }

    /// The member `source` of what says something.
    @inlinable
    public static func source(_ source: @escaping @Sendable (Value) -> String) -> Self {
        .required("source", "The data that say it; server.info spells them out.", source)
    }
}

extension Shape<Match> {
    /// What each result about a headword begins with.
    public static let headword = Shape([
        .id { $0.entry.word },
        .required("language") { $0.entry.language },
        .upstream("languageTag", .languageTag),
        .word { $0.entry.word },
        .required("match", of: found) { $0 },
    ])

    /// How a headword was found.
    public static let found = Shape(
        named: "HeadwordMatch",
        [
            .required("kind") { $0.kind },
            .list("analyses", "What the word may be as a form of the headword, for the kind lemma.") { $0.analyses },
        ]
    )
}

/// A part of a result about a headword that consists of what is said of each lexical category.
public struct PartOfEntry<Part> {
    /// The headword.
    public let word: String
    /// Its language.
    public let language: Language
    /// What is said of it in one lexical category.
    public let part: Part

    @inlinable
    init(word: String, language: Language, part: Part) {
        self.word = word
        self.language = language
        self.part = part
    }
}

extension Shape {
    /// A result about a headword that consists of what is said of each lexical category.
    ///
    /// - Parameters:
    ///   - match: the headword.
    ///   - parts: what is said.
    ///   - category: the lexical category that a part is about; nil if it is none.
    ///   - members: what the lexical entry of a part has beside its name.
    ///   - before: what the result has between its name and its lexical entries.
    ///   - after: what it has after them.
    @inlinable
    public static func headword<Part>(
        _ match: @escaping @Sendable (Value) -> Match,
        parts: @escaping @Sendable (Value) -> [Part],
        category: @escaping @Sendable (Part) -> LexicalCategory?,
        _ members: Shape<Part>,
        before: [Member] = [],
        after: [Member] = []
    ) -> Shape {
        let lexicalEntry = Shape<PartOfEntry<Part>>([
            .required("language") { $0.language },
            .upstream("languageTag", .languageTag),
            .optional("lexicalCategory") { category($0.part) }.essential,
            .required("text") { $0.word },
            .members(of: members) { $0.part },
        ])
        let entries = Member.required("lexicalEntries", "The commonest lexical category first.", each: lexicalEntry) {
            let entry = match($0).entry
            return parts($0).lazy.map { PartOfEntry(word: entry.word, language: entry.language, part: $0) }
        }
        return Shape([.members(of: .headword, match)] + before + [entries] + after)
    }
}

extension Analysis: JSONShaped {
    /// What a form may be of a headword.
    public static let shape = Shape<Self>([
        .required("lexicalCategory") { $0.category },
        .list("grammaticalFeatures") { $0.features },
    ])
}

extension GrammaticalFeature: JSONShaped {
    /// The feature with its type.
    public static let shape = Shape<Self>([
        .required("text", as: .openLabel(of: Self.self)) { $0.label },
        .usual("type") { $0.type },
    ])
}

extension Shape<String> {
    /// A headword that is named in the answer to another.
    public static let relatedWord = Shape([
        .required("id") { HeadwordEntry.id(of: $0) },
        .required("text") { $0 },
    ])
}

extension CrossReference: JSONShaped {
    /// The headword that is referred to, and how.
    public static let shape = Shape<Self>([
        .required("id") { HeadwordEntry.id(of: $0.word) },
        .required("text") { $0.word },
        .usual("type", as: .openLabel(among: Kind.allCases.map(\.label))) { $0.type.label },
    ])
}

extension Shape.Member {
    /// How far an antonym is one.
    public static func opposition(isIndirect: @escaping @Sendable (Value) -> Bool) -> Self {
        .optional("type", "indirect: the opposite of a similar word.", as: .openLabel(among: ["indirect"])) {
            isIndirect($0) ? "indirect" : nil
        }
    }
}

extension Antonym: JSONShaped {
    /// The opposite, and whether it is that of a similar word only.
    public static let shape = Shape<Self>([
        .required("id") { HeadwordEntry.id(of: $0.word) },
        .required("text") { $0.word },
        .opposition(isIndirect: { $0.isIndirect }),
    ])
}

// MARK: - Senses

extension Example: JSONShaped {
    /// The example, and whether it shows another word than the headword.
    public static let shape = Shape<Self>([
        .required("text") { $0.text },
        .optional("author") { $0.author },
        .list("notes") { ShownWord($0.shows).map { [$0] } ?? [] },
    ])

    private struct ShownWord: JSONShaped {
        var type: String
        var text: String

        init?(_ shown: Shown) {
            switch shown {
            case .headword: return nil
            case .synonym(let word): (type, text) = ("showsSynonym", word)
            case .unknown: (type, text) = ("showsOther", "not the headword")
            }
        }

        static let shape = Shape<Self>([
            .required("text") { $0.text },
            .usual(
                "type",
                "showsSynonym, showsOther: the example shows another word of the same meaning.",
                as: .openLabel(among: ["showsSynonym", "showsOther"])
            ) { $0.type },
        ])
    }
}

extension Pronunciation: JSONShaped {
    /// How a word is said.
    public static let shape = Shape<Self>([
        .usual("phoneticSpelling") { $0.text },
        .usual("phoneticNotation", as: .openLabel(among: Notation.allCases.map(\.label))) { $0.notation.label },
        .list("regions", "Where it is said like this.") { $0.region.map { [$0] } ?? [] },
        .upstream("audioFile", .string.described("The address of a recording; only the upstream has some.")),
        .required("source") { $0.source },
    ])
}

extension VariantForm: JSONShaped {
    /// Another spelling, and where it is used.
    public static let shape = Shape<Self>([
        .required("text") { $0.text },
        .list("regions") { $0.regions },
        .list("registers") { $0.registers },
    ])
}

extension Note: JSONShaped {
    /// A remark and its kind.
    public static let shape = Shape<Self>([
        .required("text") { $0.text },
        .usual("type", as: .openLabel(among: Kind.allCases.map(\.label))) { $0.kind.label },
    ])
}

// MARK: - Translations

extension Shape<TranslationGroup>.Member {
    /// The language that translations were joined through.
    public static let pivot = Self.optional(
        "pivot",
        "Present if two sources were joined through this language: such a translation may mix meanings up."
    ) { $0.pivot }
}

extension Shape<TranslationGroup> {
    /// Which meaning is translated, and how.
    public static let meaning: [Member] = [
        .optional("gloss", "Which meaning is translated, in the words of the source.") { $0.gloss }.essential,
        .list("domains") { $0.domains },
        .list("registers") { $0.registers },
        .list("regions") { $0.regions },
    ]
}

extension Shape<TranslationGroup>.Member {
    /// Words or texts of another language; an upstream has some in examples and narrower senses only.
    public static let translations = Self.list("translations", each: .translation) { $0.texts }
}

extension Shape<(text: Translation, language: Language)> {
    /// A word or a text of another language.
    public static let translation = Shape([
        .required("text") { $0.text.text },
        .required("language") { $0.language },
        .upstream("languageTag", .languageTag),
        .list("grammaticalFeatures") { $0.text.grammaticalFeatures },
        .list("registers") { $0.text.registers },
        .list("regions") { $0.text.regions },
    ])
}

extension TranslationGroup: JSONShaped {
    /// One meaning's translations.
    public static let shape = Shape<Self>(
        [
            .required("source") { $0.source },
            .required("language", "The language of the translations.") { $0.target },
            .pivot,
            .optional("lexicalCategory") { $0.lexicalCategory },
        ] + Shape.meaning + [.required("translations", each: .translation) { $0.texts }]
    )

    fileprivate var texts: [(text: Translation, language: Language)] { translations.map { ($0, target) } }
}
