public import HeadwordModel

// The parts of an entry, read in place. Each has the members of the value of the same name in `HeadwordModel`.

/// A headword with everything that the entry says of it: a ``HeadwordEntry``, read in place.
@frozen
public struct StoredHeadword: StoredValue {
    /// The record.
    public let bytes: StoredBytes

    /// A view of this record.
    @inlinable
    public init(_ bytes: StoredBytes) { self.bytes = bytes }

    /// The headword as it is written.
    public var text: StoredText { StoredText(bytes.member(0)) }
    /// The headword as it is written.
    public var word: String { text.string }
    /// The language of the headword.
    public var language: Language { bytes.member(1).label() ?? .en }
    /// The regions in which it is written like this; empty if everywhere, or if no source says.
    public var regions: StoredLabels<Region> { .init(bytes.member(2)) }
    /// The pronunciations that apply to all lexical categories.
    public var pronunciations: StoredList<StoredPronunciation> { .init(bytes.member(3)) }
    /// One lexical entry for each lexical category, the commonest first.
    public var lexicalEntries: StoredList<StoredLexicalEntry> { .init(bytes.member(4)) }
}

/// A headword in one of its lexical categories.
@frozen
public struct StoredLexicalEntry: StoredValue {
    /// The record.
    public let bytes: StoredBytes

    /// A view of this record.
    @inlinable
    public init(_ bytes: StoredBytes) { self.bytes = bytes }

    /// The lexical category, such as noun or verb.
    public var lexicalCategory: LexicalCategory { bytes.member(0).label() ?? .other }
    /// What the builder found out about all senses.
    var traits: Traits { Traits(rawValue: bytes.member(1).first ?? 0) }
    /// The features of the headword itself as a form: `swim` is an infinitive, `trousers` is a plural.
    public var baseFeatures: StoredLabels<GrammaticalFeature> { .init(bytes.member(2)) }
    /// The pronunciations in this category, as of the noun `record`.
    public var pronunciations: StoredList<StoredPronunciation> { .init(bytes.member(3)) }
    /// Words derived from this one.
    public var derivatives: StoredList<StoredText> { .init(bytes.member(4)) }
    /// The homographs, those of one source together.
    public var entries: StoredList<StoredEntry> { .init(bytes.member(5)) }

    /// Properties of all senses together.
    struct Traits: OptionSet {
        var rawValue: UInt8

        /// A sense is in current use (``LexicalEntry/isCurrent``).
        static let isCurrent = Traits(rawValue: 1)
        /// A sense, current or past, has a definition.
        static let hasText = Traits(rawValue: 2)
        /// All senses belong to computing.
        static let isOfComputing = Traits(rawValue: 4)
    }
}

/// One homograph of a lexical entry, according to one source.
@frozen
public struct StoredEntry: StoredValue {
    /// The record.
    public let bytes: StoredBytes

    /// A view of this record.
    @inlinable
    public init(_ bytes: StoredBytes) { self.bytes = bytes }

    /// The identifier of the source: `gcide`.
    public var source: StoredText { StoredText(bytes.member(0)) }
    /// Where the word comes from.
    public var etymologies: StoredList<StoredText> { .init(bytes.member(1)) }
    /// The pronunciations of this homograph.
    public var pronunciations: StoredList<StoredPronunciation> { .init(bytes.member(2)) }
    /// The features of the homograph or of any of its senses.
    public var grammaticalFeatures: StoredLabels<GrammaticalFeature> { .init(bytes.member(3)) }
    /// Other spellings.
    public var variantForms: StoredList<StoredVariantForm> { .init(bytes.member(4)) }
    /// Remarks on its use.
    public var notes: StoredList<StoredNote> { .init(bytes.member(5)) }
    /// The senses, the commonest first.
    public var senses: StoredList<StoredSense> { .init(bytes.member(6)) }
}

/// One meaning of a word, or a narrower meaning within one.
@frozen
public struct StoredSense: StoredValue {
    /// The record.
    public let bytes: StoredBytes

    /// A view of this record.
    @inlinable
    public init(_ bytes: StoredBytes) { self.bytes = bytes }

    /// The source, a colon, and the source's identifier.
    public var id: StoredText { StoredText(bytes.member(0)) }
    /// What the word means.
    public var definitions: StoredList<StoredText> { .init(bytes.member(1)) }
    /// Examples of use.
    public var examples: StoredList<StoredExample> { .init(bytes.member(2)) }
    /// Subject fields.
    public var domains: StoredLabels<Domain> { .init(bytes.member(3)) }
    /// Levels and manners of use.
    public var registers: StoredLabels<Register> { .init(bytes.member(4)) }
    /// The regions where the sense is used.
    public var regions: StoredLabels<Region> { .init(bytes.member(5)) }
    /// Grammatical features of the word in this sense.
    public var grammaticalFeatures: StoredLabels<GrammaticalFeature> { .init(bytes.member(6)) }
    /// Other spellings in this sense.
    public var variantForms: StoredList<StoredVariantForm> { .init(bytes.member(7)) }
    /// Remarks on this sense.
    public var notes: StoredList<StoredNote> { .init(bytes.member(8)) }
    /// Other headwords to look at.
    public var crossReferences: StoredList<StoredCrossReference> { .init(bytes.member(9)) }
    /// Headwords that mean the same.
    public var synonyms: StoredList<StoredText> { .init(bytes.member(10)) }
    /// Headwords that mean the opposite.
    public var antonyms: StoredList<StoredAntonym> { .init(bytes.member(11)) }
    /// Narrower meanings, which have none of their own.
    public var subsenses: StoredList<StoredSense> { .init(bytes.member(12)) }
}

/// The use of a word in a sense.
@frozen
public struct StoredExample: StoredValue {
    /// The record.
    public let bytes: StoredBytes

    /// A view of this record.
    @inlinable
    public init(_ bytes: StoredBytes) { self.bytes = bytes }

    /// The sentence or phrase.
    public var text: StoredText { StoredText(bytes.member(0)) }
    /// Who wrote it.
    public var author: StoredText? { bytes.member(1).textIfPresent }
    /// Whether it shows the headword, rather than a synonym or an unknown word.
    public var showsHeadword: Bool { bytes.member(2).isEmpty }
    /// The synonym that it shows; nil if it shows the headword or an unknown word, which is stored as a zero byte.
    public var shownSynonym: StoredText? { bytes.member(2).first == 0 ? nil : bytes.member(2).textIfPresent }
}

/// The pronunciation of a word.
@frozen
public struct StoredPronunciation: StoredValue {
    /// The record.
    public let bytes: StoredBytes

    /// A view of this record.
    @inlinable
    public init(_ bytes: StoredBytes) { self.bytes = bytes }

    /// The sounds, without slashes or brackets around them: `ˈsɪɹiəl`.
    public var text: StoredText { StoredText(bytes.member(0)) }
    /// The notation of ``text``.
    public var notation: Pronunciation.Notation { bytes.member(1).label() ?? .ipa }
    /// The region in which it is said like this; empty if the source does not say.
    public var regions: StoredLabels<Region> { .init(bytes.member(2)) }
    /// The identifier of the source.
    public var source: StoredText { StoredText(bytes.member(3)) }
}

/// Another spelling of a headword.
@frozen
public struct StoredVariantForm: StoredValue {
    /// The record.
    public let bytes: StoredBytes

    /// A view of this record.
    @inlinable
    public init(_ bytes: StoredBytes) { self.bytes = bytes }

    /// The other spelling.
    public var text: StoredText { StoredText(bytes.member(0)) }
    /// The regions in which it is used.
    public var regions: StoredLabels<Region> { .init(bytes.member(1)) }
    /// The registers in which it is used.
    public var registers: StoredLabels<Register> { .init(bytes.member(2)) }
}

/// A remark by a dictionary's editors.
@frozen
public struct StoredNote: StoredValue {
    /// The record.
    public let bytes: StoredBytes

    /// A view of this record.
    @inlinable
    public init(_ bytes: StoredBytes) { self.bytes = bytes }

    /// The remark.
    public var text: StoredText { StoredText(bytes.member(0)) }
    /// The subject of the remark.
    public var kind: Note.Kind { bytes.member(1).label() ?? .general }
}

/// Another headword to look at.
@frozen
public struct StoredCrossReference: StoredValue {
    /// The record.
    public let bytes: StoredBytes

    /// A view of this record.
    @inlinable
    public init(_ bytes: StoredBytes) { self.bytes = bytes }

    /// The headword.
    public var word: StoredText { StoredText(bytes.member(0)) }
    /// Why to look at it.
    public var type: CrossReference.Kind { bytes.member(1).label() ?? .seeAlso }
}

/// A headword that means the opposite.
@frozen
public struct StoredAntonym: StoredValue {
    /// The record.
    public let bytes: StoredBytes

    /// A view of this record.
    @inlinable
    public init(_ bytes: StoredBytes) { self.bytes = bytes }

    /// The headword.
    public var word: StoredText { StoredText(bytes.member(0)) }
    /// Whether it is only the opposite of a similar word.
    public var isIndirect: Bool { !bytes.member(1).isEmpty }
}

// MARK: - Properties

extension StoredHeadword {
    /// Whether any sense is in current use.
    package var isCurrent: Bool { lexicalEntries.contains { $0.traits.contains(.isCurrent) } }

    /// Whether everything about the headword is left out, because it is dated and was not requested.
    package var isWithheld: Bool { lexicalEntries.isEmpty }

    /// Returns the entry with the lexical entries of some categories.
    package func keeping(_ isKept: (LexicalCategory) -> Bool) -> StoredHeadword {
        let kept = lexicalEntries.filter { isKept($0.lexicalCategory) }
        return kept.count == lexicalEntries.count ? self : replacing(lexicalEntries: kept)
    }

    /// Returns the entry with other lexical entries.
    package func replacing(lexicalEntries: [StoredLexicalEntry]) -> StoredHeadword {
        replacing(4, with: StoredList(lexicalEntries).bytes)
    }
}

extension StoredHeadword {
    /// Whether a sense or subsense has synonyms or antonyms.
    var hasNyms: Bool {
        lexicalEntries.contains { $0.entries.contains { $0.senses.contains { $0.hasNyms } } }
    }
}

extension StoredSense {
    fileprivate var hasNyms: Bool {
        !synonyms.isEmpty || !antonyms.isEmpty || subsenses.contains { !$0.synonyms.isEmpty || !$0.antonyms.isEmpty }
    }
}

// MARK: - Filtering

extension StoredHeadword {
    /// Returns the entry with some of its pronunciations, and other lexical entries.
    package func filtering(
        pronunciations isKept: (StoredPronunciation) -> Bool,
        lexicalEntries: [StoredLexicalEntry]
    ) -> StoredHeadword {
        replacing(3, with: StoredList(pronunciations.filter(isKept)).bytes).replacing(lexicalEntries: lexicalEntries)
    }
}

extension StoredLexicalEntry {
    /// Returns the lexical entry with some of its pronunciations, and other homographs.
    package func filtering(
        pronunciations isKept: (StoredPronunciation) -> Bool,
        entries: [StoredEntry]
    ) -> StoredLexicalEntry {
        replacing(3, with: StoredList(pronunciations.filter(isKept)).bytes)
            .replacing(5, with: StoredList(entries).bytes)
    }
}

extension StoredEntry {
    /// Returns the homograph with some of its pronunciations, and other senses.
    package func filtering(
        pronunciations isKept: (StoredPronunciation) -> Bool,
        senses: [StoredSense]
    ) -> StoredEntry {
        replacing(2, with: StoredList(pronunciations.filter(isKept)).bytes).replacing(6, with: StoredList(senses).bytes)
    }
}

extension StoredSense {
    /// Returns the sense with other subsenses.
    package func replacing(subsenses: [StoredSense]) -> StoredSense {
        replacing(12, with: StoredList(subsenses).bytes)
    }

    /// The subsenses, each with the labels of this sense added so that it can stand on its own.
    package var independentSubsenses: [StoredSense] {
        subsenses.map { subsense in
            subsense.replacing(3, with: subsense.domains.adding(domains).bytes)
                .replacing(4, with: subsense.registers.adding(registers).bytes)
                .replacing(5, with: subsense.regions.adding(regions).bytes)
                .replacing(6, with: subsense.grammaticalFeatures.adding(grammaticalFeatures).bytes)
        }
    }
}
