public import HeadwordModel

/// Words of a thesaurus that mean the same, or the opposite of others: a ``ThesaurusSet``, read in place.
@frozen
public struct StoredThesaurusSet: StoredValue {
    /// The record.
    public let bytes: StoredBytes

    /// A view of this record.
    @inlinable
    public init(_ bytes: StoredBytes) { self.bytes = bytes }

    /// The identifier of the source.
    public var source: StoredText { StoredText(bytes.member(0)) }
    /// The lexical category of the words; nil if the source does not say.
    public var lexicalCategory: LexicalCategory? { bytes.member(1).label() }
    /// How the words are related to the headwords that have the set.
    public var relation: ThesaurusSet.Relation { bytes.member(2).label() ?? .synonyms }
    /// The words.
    public var words: StoredList<StoredThesaurusWord> { .init(bytes.member(3)) }
}

/// A word in a set of a thesaurus.
@frozen
public struct StoredThesaurusWord: StoredValue {
    /// The record.
    public let bytes: StoredBytes

    /// A view of this record.
    @inlinable
    public init(_ bytes: StoredBytes) { self.bytes = bytes }

    /// The word.
    public var text: StoredText { StoredText(bytes.member(0)) }
    /// Levels and manners of use.
    public var registers: StoredLabels<Register> { .init(bytes.member(1)) }
    /// The regions where it is used in this meaning.
    public var regions: StoredLabels<Region> { .init(bytes.member(2)) }
    /// Subject fields.
    public var domains: StoredLabels<Domain> { .init(bytes.member(3)) }
}

// MARK: - Writing

extension ThesaurusSet {
    package var storedBytes: [UInt8] {
        var writer = RecordWriter()
        writer.add(0, source)
        writer.add(1, label: lexicalCategory)
        writer.add(2, label: relation)
        writer.add(3, words, \.storedBytes)
        return writer.bytes
    }
}

extension ThesaurusWord {
    fileprivate var storedBytes: [UInt8] {
        var writer = RecordWriter()
        writer.add(0, text)
        writer.add(1, labels: registers)
        writer.add(2, labels: regions)
        writer.add(3, labels: domains)
        return writer.bytes
    }
}
