public import HeadwordModel

/// The translations of one meaning of a headword: a ``TranslationGroup``, read in place.
@frozen
public struct StoredTranslationGroup: StoredValue {
    /// The record.
    public let bytes: StoredBytes

    /// A view of this record.
    @inlinable
    public init(_ bytes: StoredBytes) { self.bytes = bytes }

    /// The language of the translations.
    public var target: Language { bytes.member(0).label() ?? .en }
    /// The identifier of the source.
    public var source: StoredText { StoredText(bytes.member(1)) }
    /// The language through which two sources were joined; nil if one source translates directly.
    public var pivot: Language? { bytes.member(2).label() }
    /// The lexical category of the headword; nil if the source does not say.
    public var lexicalCategory: LexicalCategory? { bytes.member(3).label() }
    /// The meaning, in the words of the source.
    public var gloss: StoredText? { bytes.member(4).textIfPresent }
    /// Subject fields.
    public var domains: StoredLabels<Domain> { .init(bytes.member(5)) }
    /// Levels and manners of use of the headword.
    public var registers: StoredLabels<Register> { .init(bytes.member(6)) }
    /// The regions where the headword is used.
    public var regions: StoredLabels<Region> { .init(bytes.member(7)) }
    /// The translations, the best first.
    public var translations: StoredList<StoredTranslation> { .init(bytes.member(8)) }
}

/// A word or phrase in another language.
@frozen
public struct StoredTranslation: StoredValue {
    /// The record.
    public let bytes: StoredBytes

    /// A view of this record.
    @inlinable
    public init(_ bytes: StoredBytes) { self.bytes = bytes }

    /// The word or phrase.
    public var text: StoredText { StoredText(bytes.member(0)) }
    /// Its grammatical features, such as the gender of a noun.
    public var grammaticalFeatures: StoredLabels<GrammaticalFeature> { .init(bytes.member(1)) }
    /// Levels and manners of use.
    public var registers: StoredLabels<Register> { .init(bytes.member(2)) }
    /// The regions where it is used.
    public var regions: StoredLabels<Region> { .init(bytes.member(3)) }
}

// MARK: - Writing

extension TranslationGroup {
    package var storedBytes: [UInt8] {
        var writer = RecordWriter()
        writer.add(0, label: target)
        writer.add(1, source)
        writer.add(2, label: pivot)
        writer.add(3, label: lexicalCategory)
        writer.add(4, gloss)
        writer.add(5, labels: domains)
        writer.add(6, labels: registers)
        writer.add(7, labels: regions)
        writer.add(8, translations, \.storedBytes)
        return writer.bytes
    }
}

extension Translation {
    fileprivate var storedBytes: [UInt8] {
        var writer = RecordWriter()
        writer.add(0, text)
        writer.add(1, labels: grammaticalFeatures)
        writer.add(2, labels: registers)
        writer.add(3, labels: regions)
        return writer.bytes
    }
}
