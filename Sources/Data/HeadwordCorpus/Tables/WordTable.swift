package import HeadwordModel

/// The word records, the finest data about words. Each is a word as written, in one reading.
///
/// ```
/// lemmas      = texts: the lemmas that are not themselves forms in the corpus
/// lemmaPlaces = for each of them: the number of forms before it: 4
/// records     = for each record, by form, the most common reading first: form, lemma, frequency: 4 each,
///               category: 1, whether there are other readings: 1, 0: 2, a bit for each feature: 8
/// records of lemmas = lists: the records of each lemma
/// readings    = for each token: its most frequent true case, lemma and category: 4 each
/// ```
///
/// The number of a lemma is that of the form with the same spelling; if there is none, it is the number of forms plus
/// the index of its text among the lemmas. The number of an unknown category is 255.
@usableFromInline
package struct WordTable: Sendable {
    /// The numbers of each record; in `labels`, the category and ``isEstimated``.
    @usableFromInline
    package enum Column: Int {
        case form, lemma, frequency, labels, lowFeatures, highFeatures
    }

    @inlinable package static var columns: Int { 6 }
    @inlinable package static var readingColumns: Int { 3 }
    /// Set in the labels of a record whose form has other readings.
    @inlinable package static var isEstimated: UInt32 { 0x100 }
    @inlinable package static var noCategory: UInt8 { 0xFF }

    private let forms: FormTable
    private let lemmas: StringTable
    private let lemmaPlaces: MappedArray<UInt32>
    private let records: MappedArray<UInt32>
    private let recordsOfLemmas: ListTable
    private let readings: MappedArray<UInt32>

    init(_ forms: FormTable, _ file: CorpusFile) throws {
        self.forms = forms
        lemmas = try StringTable(file.section(.lemmas))
        lemmaPlaces = try MappedArray(file.section(.lemmaPlaces))
        records = try MappedArray(file.section(.wordRecords))
        recordsOfLemmas = try ListTable(file.section(.recordsOfLemmas))
        readings = try MappedArray(file.section(.readings))
        guard records.count.isMultiple(of: Self.columns), lemmaPlaces.count == lemmas.count else {
            throw records.damaged("its word records have no rows")
        }
    }

    /// Returns the index of a number of a record.
    @inlinable
    @inline(__always)
    package static func index(of column: Column, _ record: Int) -> Int { record * columns + column.rawValue }

    /// The number of records.
    var count: Int { records.count / Self.columns }

    /// The number of lemmas, not all of which have records.
    var lemmaCount: Int { forms.count + lemmas.count }

    // MARK: Records

    @inline(__always)
    func form(of record: Int) throws -> Int { Int(try records[Self.index(of: .form, record)]) }

    @inline(__always)
    func lemma(of record: Int) throws -> Int { Int(try records[Self.index(of: .lemma, record)]) }

    @inline(__always)
    func frequency(of record: Int) throws -> UInt64 {
        UInt64(try records[Self.index(of: .frequency, record)])
    }

    @inline(__always)
    func category(of record: Int) throws -> UInt8 {
        UInt8(truncatingIfNeeded: try records[Self.index(of: .labels, record)])
    }

    @inline(__always)
    func isEstimated(_ record: Int) throws -> Bool {
        try records[Self.index(of: .labels, record)] & Self.isEstimated != 0
    }

    @inline(__always)
    func features(of record: Int) throws -> FeatureSet {
        let low = try records[Self.index(of: .lowFeatures, record)]
        let high = try records[Self.index(of: .highFeatures, record)]
        return FeatureSet(rawValue: UInt64(high) << 32 | UInt64(low))
    }

    /// Returns the records of a form.
    func records(ofForm form: Int) throws -> Range<Int> {
        let start = try firstIndex(below: count) { record in try self.form(of: record) >= form }
        var end = start
        while end < count, try self.form(of: end) == form { end += 1 }
        return start..<end
    }

    // MARK: Lemmas

    /// Returns the number of a lemma; nil if no form belongs to it.
    func number(ofLemma lemma: String) throws -> Int? {
        if let form = try forms.number(of: lemma) { return form }
        return try lemmas.number(of: lemma).map { forms.count + $0 }
    }

    /// Returns the text of a lemma.
    func text(ofLemma lemma: Int) throws -> String {
        try lemma < forms.count ? forms.text(of: lemma) : lemmas[lemma - forms.count]
    }

    /// Returns a number by which lemmas sort in byte order of their texts.
    func place(ofLemma lemma: Int) throws -> UInt64 {
        guard lemma >= forms.count else { return UInt64(lemma) << 32 | UInt64(UInt32.max) }
        return UInt64(try lemmaPlaces[lemma - forms.count]) << 32 | UInt64(lemma - forms.count)
    }

    /// Returns the records of a lemma.
    func records(ofLemma lemma: Int) throws -> NumberList { try recordsOfLemmas[lemma] }

    // MARK: Tokens

    /// Returns the most frequent reading of a token.
    func reading(ofToken token: Int) throws -> (trueCase: Int, lemma: Int, category: UInt8) {
        let start = token * Self.readingColumns
        return (
            Int(try readings[start]), Int(try readings[start + 1]), UInt8(truncatingIfNeeded: try readings[start + 2])
        )
    }
}

extension SectionID {
    /// Texts: the lemmas that are not forms.
    package static let lemmas = SectionID(rawValue: 0x20)
    /// For each of those: the number of forms before it: 4 bytes.
    package static let lemmaPlaces = SectionID(rawValue: 0x21)
    /// The records; see ``WordTable``.
    package static let wordRecords = SectionID(rawValue: 0x22)
    /// Lists: the records of each lemma.
    package static let recordsOfLemmas = SectionID(rawValue: 0x23)
    /// For each token: true-case form, lemma, category: 4 bytes each.
    package static let readings = SectionID(rawValue: 0x24)
}

/// Grammatical features as a bit set.
package struct FeatureSet: OptionSet, Hashable, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package init(_ features: some Sequence<GrammaticalFeature>) {
        rawValue = features.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
    }

    /// The features in the order of the vocabulary.
    var features: [GrammaticalFeature] { GrammaticalFeature.allCases.filter { contains(FeatureSet([$0])) } }
}
