public import HeadwordModel

/// A sentence that shows a word in use: a ``Sentence``, read in place.
@frozen
public struct StoredSentence: StoredValue {
    /// The record.
    public let bytes: StoredBytes

    /// A view of this record.
    @inlinable
    public init(_ bytes: StoredBytes) { self.bytes = bytes }

    /// The sentence.
    public var text: StoredText { StoredText(bytes.member(0)) }
    /// Who wrote it.
    public var author: StoredText? { bytes.member(1).textIfPresent }
    /// The identifier of the source.
    public var source: StoredText { StoredText(bytes.member(2)) }
    /// The sentence in another language.
    public var translation: StoredText? { bytes.member(3).textIfPresent }
    /// The language of ``translation``.
    public var translationLanguage: Language? { bytes.member(4).label() }
}

extension Sentence {
    package var storedBytes: [UInt8] {
        var writer = RecordWriter()
        writer.add(0, text)
        writer.add(1, author)
        writer.add(2, source)
        writer.add(3, translation?.text)
        writer.add(4, label: translation?.language)
        return writer.bytes
    }
}
