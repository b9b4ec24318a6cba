internal import HeadwordCorpus

/// The space that a corpus file needs, found in a first pass over its counts.
struct CorpusPlan {
    /// The number of texts and of their bytes.
    struct Texts {
        var count = 0
        var length = 0

        mutating func add(_ text: some Collection<UInt8>) {
            count += 1
            length += text.count
        }
    }

    /// The size of a period.
    struct Period {
        var name: [UInt8]
        var words: UInt64
        var documents: UInt64
    }

    private(set) var tokens = Texts()
    private(set) var forms = Texts()
    private(set) var datedWords = 0
    private(set) var periods: [Period] = []
    /// By length, the number of n-grams with each frequency.
    private(set) var frequencies: [FrequencyTable]

    init(_ counts: RunReader, ngramFloor: UInt64, _ steps: inout WritingSteps) throws {
        frequencies = Array(repeating: FrequencyTable(), count: counts.header.longestNgram)
        var cursor = RunCursor(counts)
        while try cursor.advance() {
            guard let mark = cursor.record.key.first, add(cursor.record, mark, ngramFloor) else {
                throw CorpusFailure.damaged(path: counts.file.path, reason: "a record has no key")
            }
            try steps.advance()
        }
        guard cursor.hasReadAll else {
            throw CorpusFailure.damaged(path: counts.file.path, reason: "its number of records is wrong")
        }
    }

    /// - Returns: false if the key is invalid.
    private mutating func add(_ record: RunRecord, _ mark: UInt8, _ ngramFloor: UInt64) -> Bool {
        switch RecordKind(mark: mark) {
        case .ngram(let length):
            guard length <= frequencies.count else { return false }
            if length == 1 { tokens.add(record.key.dropFirst()) }
            if length == 1 || record.frequency >= ngramFloor { frequencies[length - 1][record.frequency] += 1 }
        case .form: forms.add(record.key.dropFirst())
        case .datedWord: datedWords += 1
        case .period:
            let name = Array(record.key.dropFirst())
            periods.append(Period(name: name, words: record.frequency, documents: record.documents))
        case nil: return false
        }
        return true
    }
}

extension CharacterClass {
    /// Whether a token is a word, judged by its first character.
    static func isOfWord(_ token: some Collection<UInt8>) -> Bool {
        guard let first = String(decoding: token.prefix(4), as: UTF8.self).unicodeScalars.first else { return false }
        let kind = CharacterClass(first)
        return kind.isOfWords || kind == .ideograph
    }
}
