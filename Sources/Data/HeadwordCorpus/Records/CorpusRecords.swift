/// A record of a corpus: a key, and how often it occurs.
package struct CorpusRecord: Sendable {
    /// The key; see ``RecordKind``.
    package fileprivate(set) var key: [UInt8]
    /// The number of occurrences.
    package fileprivate(set) var frequency: UInt64 = 0
    /// The number of documents with an occurrence; 0 if unknown.
    package fileprivate(set) var documents: UInt64 = 0
}

/// All counts that a corpus file holds, in the order of their keys.
package struct CorpusRecords: Sendable {
    private let corpus: Corpus
    /// The kinds of records still to come, the current one first.
    private var kinds: ArraySlice<RecordKind>
    private var index = 0

    package init(_ corpus: Corpus) {
        self.corpus = corpus
        let lengths = (1...corpus.information.longestNgram).map { RecordKind.ngram(length: $0) }
        kinds = ArraySlice(lengths + [.form, .datedWord, .period])
    }

    /// Returns the next record; nil after the last one.
    package mutating func next() throws -> CorpusRecord? {
        while let kind = kinds.first {
            if index < count(of: kind) {
                defer { index += 1 }
                return try record(of: kind)
            }
            kinds.removeFirst()
            index = 0
        }
        return nil
    }

    private func count(of kind: RecordKind) -> Int {
        switch kind {
        case .ngram(let length): corpus.ngrams(ofLength: length)?.count ?? 0
        case .form: corpus.forms.count
        case .datedWord: corpus.datedWords.count
        case .period: corpus.datedWords.periods.count
        }
    }

    private func record(of kind: RecordKind) throws -> CorpusRecord {
        var record = CorpusRecord(key: [kind.mark])
        switch kind {
        case .ngram(let length): try readNgram(ofLength: length, into: &record)
        case .form:
            record.append(try corpus.forms.bytes(of: index))
            record.frequency = UInt64(try corpus.forms.frequency(of: index))
            record.documents = UInt64(try corpus.forms.documentFrequency(of: index))
        case .datedWord:
            let row = try corpus.datedWords[index]
            record.append(try corpus.tokens.bytes(at: row.token))
            record.append(try corpus.datedWords.periods.bytes(at: row.period))
            (record.frequency, record.documents) = (row.frequency, row.documents)
        case .period:
            record.append(try corpus.datedWords.periods.bytes(at: index))
            (record.frequency, record.documents) = try corpus.datedWords.size(ofPeriod: index)
        }
        return record
    }

    private func readNgram(ofLength length: Int, into record: inout CorpusRecord) throws {
        guard let table = corpus.ngrams(ofLength: length) else { return }
        let rank = try table.rank(at: index)
        for place in 0..<length { record.append(try corpus.tokens.bytes(at: table.token(place, of: rank))) }
        record.frequency = try table.frequency(of: rank)
        record.documents = try table.documentFrequency(of: rank) ?? 0
    }
}

extension CorpusRecord {
    /// Adds a word to the key.
    fileprivate mutating func append(_ word: MappedBytes) {
        if key.count > 1 { key.append(UInt8(ascii: " ")) }
        word.withUnsafeBytes { key.append(contentsOf: $0) }
    }
}

extension Corpus {
    /// Returns all counts of n-grams and of tokens as written, in byte order.
    public func counts() -> Cursor { Cursor(records: CorpusRecords(self)) }

    /// Reads the counts of a corpus in order.
    public struct Cursor: Sendable {
        fileprivate var records: CorpusRecords

        /// Returns the next count; nil after the last one.
        public mutating func next() throws -> NgramCount? {
            while let record = try records.next() {
                guard let ngram = Ngram(key: record.key) else { continue }
                return NgramCount(ngram: ngram, frequency: record.frequency, documentFrequency: record.documents)
            }
            return nil
        }
    }
}
