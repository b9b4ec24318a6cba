public import HeadwordJSON
public import HeadwordLexicon
public import HeadwordModel

// The schemas of values that occur in the answers of several endpoints, and how these values are written.

// MARK: - Labels

/// A vocabulary whose labels are written to answers as they are.
public protocol JSONLabel: Vocabulary, JSONDescribed {}

extension JSONLabel {
    /// The labels of the vocabulary, or others from the upstream, which are passed on.
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
    /// The labels alone: only Headword says how a headword was found.
    public static var schema: Schema { .label(of: Self.self) }
}

extension Schema {
    /// Returns the schema of labels that form no vocabulary; the upstream may have others.
    static func openLabel(among labels: [String]) -> Schema { .any(of: [.string(among: labels), .string]) }

    /// The upstream's own tag for a language.
    public static let languageTag = Schema.string.described(
        "The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: "
            + "en-gb."
    )
}

// MARK: - Headwords

extension Shape.Member {
    /// The member `id`.
    @inlinable
    public static func id(_ word: @escaping @Sendable (Value) -> StoredText) -> Self {
        .required("id", "The headword with an underscore for each space.") { HeadwordID(of: word($0)) }
    }

    /// The member `word`.
    @inlinable
    public static func word(_ word: @escaping @Sendable (Value) -> StoredText) -> Self {
        .required("word", "The headword as written.", word)
    }

    /// The member `id`.
    @inlinable
    public static func id(_ word: @escaping @Sendable (Value) -> String) -> Self {
        .required("id", "The headword with an underscore for each space.") { HeadwordEntry.id(of: word($0)) }
    }

    /// The member `word`.
    @inlinable
    public static func word(_ word: @escaping @Sendable (Value) -> String) -> Self {
        .required("word", "The headword as written.", word)
    }

    /// The member `zipf`.
    @inlinable
    public static func zipf(_ zipf: @escaping @Sendable (Value) -> Double?) -> Self {
        .optional(
            "zipf",
            "The logarithm of the occurrences per thousand million words; absent if it was not counted.",
            as: .number(in: 0...10),
            zipf
        )
    }

    /// The member `source`, which names where the information is from.
    @inlinable
    public static func source(_ source: @escaping @Sendable (Value) -> StoredText) -> Self {
        .required("source", "The source of this data; server.info describes it.", source)
    }

    /// The member `source`, which names where the information is from.
    @inlinable
    public static func source(_ source: @escaping @Sendable (Value) -> String) -> Self {
        .required("source", "The source of this data; server.info describes it.", source)
    }
}

extension Shape<Match> {
    /// The members that each result about a headword begins with.
    public static let headword = Shape([
        .id { $0.entry.text },
        .required("language") { $0.entry.language },
        .upstream("languageTag", .languageTag),
        .word { $0.entry.text },
        .required("match", of: found) { $0 },
    ])

    /// How a headword was found.
    public static let found = Shape(
        named: "HeadwordMatch",
        [
            .required("kind") { $0.kind },
            .list("analyses", "For the kind lemma: readings of the word as a form of the headword.") { $0.analyses },
        ]
    )
}

/// The part of a result about a headword that belongs to one lexical category.
public struct PartOfEntry<Part> {
    /// The headword.
    public let word: StoredText
    /// Its language.
    public let language: Language
    /// The information for one lexical category.
    public let part: Part

    @inlinable
    init(word: StoredText, language: Language, part: Part) {
        self.word = word
        self.language = language
        self.part = part
    }
}

extension Shape {
    /// Returns the shape of a result about a headword that is divided by lexical category.
    ///
    /// - Parameters:
    ///   - match: the headword.
    ///   - parts: the information, one part for each lexical entry.
    ///   - category: the lexical category of a part; nil if it has none.
    ///   - members: the members of a lexical entry that come from its part.
    ///   - before: the members of the result between those of the headword and the lexical entries.
    ///   - after: the members of the result after the lexical entries.
    @inlinable
    public static func headword<Part>(
        _ match: @escaping @Sendable (Value) -> Match,
        parts: @escaping @Sendable (Value) -> some Collection<Part> & SendableMetatype,
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
        let entries = Member.required("lexicalEntries", "The most common lexical category first.", each: lexicalEntry) {
            let entry = match($0).entry
            return parts($0).lazy.map { PartOfEntry(word: entry.text, language: entry.language, part: $0) }
        }
        return Shape([.members(of: .headword, match)] + before + [entries] + after)
    }
}

extension Analysis: JSONShaped {
    /// The lexical category and the grammatical features of a form of a headword.
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

extension StoredText: JSONDescribed {
    /// Any string.
    public static var schema: Schema { .string }
}

/// The identifier of a headword: the headword with an underscore for each space.
public struct HeadwordID: JSONDescribed {
    @usableFromInline let headword: StoredText

    /// Creates the identifier of a headword.
    @inlinable
    public init(of headword: StoredText) {
        self.headword = headword
    }

    /// Any string.
    public static var schema: Schema { .string }

    /// Writes the identifier.
    public func write(to writer: inout JSONWriter) {
        headword.bytes.withBytes { writer.string(escaped: $0, replacing: UInt8(ascii: " "), with: UInt8(ascii: "_")) }
    }
}

extension Shape<String> {
    /// A headword that is mentioned in the answer about another.
    public static let relatedWord = Shape([
        .required("id") { HeadwordEntry.id(of: $0) },
        .required("text") { $0 },
    ])
}

extension Shape.Member {
    /// The member `type` of an antonym: whether it is an indirect one.
    public static func opposition(isIndirect: @escaping @Sendable (Value) -> Bool) -> Self {
        .optional("type", "indirect: the opposite of a similar word.", as: .openLabel(among: ["indirect"])) {
            isIndirect($0) ? "indirect" : nil
        }
    }
}

// MARK: - Parts of entries

extension StoredShape {
    /// The pronunciation of a word (``StoredPronunciation``).
    public static let pronunciation = StoredShape([
        .text(0, "phoneticSpelling", isUsual: true),
        .label(1, "phoneticNotation", of: Pronunciation.Notation.self, \.label),
        .labels(2, "regions", "The regions with this pronunciation.", of: Region.self),
        .upstream("audioFile", .string.described("The address of a recording; from the upstream only.")),
        .source(3),
    ])

    /// Another spelling, and where it is used (``StoredVariantForm``).
    public static let variantForm = StoredShape([
        .text(0, "text", isRequired: true),
        .labels(1, "regions", of: Region.self),
        .labels(2, "registers", of: Register.self),
    ])

    /// A remark and its kind (``StoredNote``).
    public static let note = StoredShape([
        .text(0, "text", isRequired: true),
        .label(1, "type", of: Note.Kind.self, \.label),
    ])

    /// The headword that is referred to, and the type of the reference (``StoredCrossReference``).
    public static let crossReference = StoredShape([
        .headword(0),
        .label(1, "type", of: CrossReference.Kind.self, \.label),
    ])

    /// The antonym, and whether it is only that of a similar word (``StoredAntonym``).
    public static let antonym = StoredShape([
        .headword(0),
        .value(
            1,
            "type",
            .openLabel(among: ["indirect"]),
            "indirect: the opposite of a similar word."
        ) { _, writer in writer.string("indirect") },
    ])

    /// The example, and whether it shows a word other than the headword (``StoredExample``).
    public static let example = StoredShape([
        .text(0, "text", isRequired: true),
        .text(1, "author"),
        .value(2, "notes", .array(of: shownWord.schema)) { shown, writer in
            let synonym = shown.first == 0 ? nil : StoredText(StoredBytes(Array(shown))).string
            writer.array { shownWord.write(synonym, to: &$0) }
        },
    ])

    /// The synonym that an example shows; nil for an unknown word.
    private static let shownWord = Shape<String?>([
        .required("text") { $0 ?? "not the headword" },
        .usual(
            "type",
            "showsSynonym, showsOther: the example shows another word of the same meaning.",
            as: .openLabel(among: ["showsSynonym", "showsOther"])
        ) { $0 == nil ? "showsOther" : "showsSynonym" },
    ])
}

// MARK: - Translations

extension Shape<StoredTranslationGroup>.Member {
    /// The language through which the translations were joined.
    public static let pivot = Self.optional(
        "pivot",
        "Present if two sources were joined through this language; such a translation may confuse meanings."
    ) { $0.pivot }
}

extension Shape<StoredTranslationGroup> {
    /// The members that describe the meaning that is translated.
    public static let meaning: [Member] = [
        .optional("gloss", "The meaning that is translated, in the words of the source.") { $0.gloss }.essential,
        .list("domains") { $0.domains },
        .list("registers") { $0.registers },
        .list("regions") { $0.regions },
    ]
}

extension Shape<StoredTranslationGroup>.Member {
    /// Words or texts in another language; the upstream may have them only in examples and narrower senses.
    public static let translations = Self.list("translations", each: .translation) { $0.texts }
}

extension Shape<(text: StoredTranslation, language: Language)> {
    /// A word or a text in another language.
    public static let translation = Shape([
        .required("text") { $0.text.text },
        .required("language") { $0.language },
        .upstream("languageTag", .languageTag),
        .list("grammaticalFeatures") { $0.text.grammaticalFeatures },
        .list("registers") { $0.text.registers },
        .list("regions") { $0.text.regions },
    ])
}

extension StoredTranslationGroup: JSONShaped {
    /// The translations of one meaning.
    public static let shape = Shape<Self>(
        [
            .required("source") { $0.source },
            .required("language", "The language of the translations.") { $0.target },
            .pivot,
            .optional("lexicalCategory") { $0.lexicalCategory },
        ] + Shape.meaning + [.required("translations", each: .translation) { $0.texts }]
    )

    fileprivate var texts: some Collection<(text: StoredTranslation, language: Language)> & SendableMetatype {
        translations.lazy.map { [target] in ($0, target) }
    }
}
