extension Concordance {
    /// Writes the counts of the n-grams of a length that begin with the words of the concordance.
    func write(length: Int, mark: UInt8, _ texts: RankedTexts, to writer: inout RunWriter) throws {
        let others = Occurrence.max >> Occurrence(32 * (length - 1))
        var key = NgramKey(mark: mark, length: length)
        var documents = DocumentCount(texts.periods.count - 1)
        try forEachWord { word, occurrences in
            var start = 0
            while start < occurrences.count {
                let first = occurrences[start]
                let end = occurrences[start...].firstIndex { $0 > first | others } ?? occurrences.count
                defer { start = end }
                guard key.set(word, first) else { continue }
                let counts = documents.counts(UnsafeBufferPointer(rebasing: occurrences[start..<end]))
                try key.write(counts, texts.forms, to: &writer)
            }
        }
    }
}

/// Counts the documents that n-grams occur in.
private struct DocumentCount {
    /// For each document, the number of the n-gram last counted in it, in counting order.
    private var ngrams: [UInt32]
    private var ngram: UInt32 = 0

    init(_ documents: Int) { ngrams = [UInt32](repeating: 0, count: documents + 1) }

    /// Returns the counts of an n-gram with these occurrences.
    @inline(__always)
    mutating func counts(_ occurrences: UnsafeBufferPointer<Concordance.Occurrence>) -> RunCounts {
        ngram += 1
        var documents = 0
        for occurrence in occurrences {
            let document = Int(UInt32(truncatingIfNeeded: occurrence))
            if ngrams[document] != ngram { documents += 1 }
            ngrams[document] = ngram
        }
        return RunCounts(
            frequency: UInt64(occurrences.count),
            documents: UInt64(documents),
            isInFirst: ngrams[1] == ngram,
            isInLast: ngrams[ngrams.count - 1] == ngram
        )
    }
}

/// The key of an n-gram, built from the part that it does not share with the n-gram before it.
struct NgramKey {
    private let mark: UInt8
    private let length: Int
    private var word: UInt32 = 0
    private var others: Concordance.Occurrence = 0
    /// The number of words that the key shares with the one before.
    private var shared = 0
    /// Where each word ends in the key.
    private var ends: [Int]
    private var rest: [UInt8] = []

    /// Creates a key without an n-gram.
    init(mark: UInt8, length: Int) {
        self.mark = mark
        self.length = length
        ends = [Int](repeating: 0, count: length)
    }

    /// Sets the words of the n-gram; returns false if there are too few of them.
    @inline(__always)
    mutating func set(_ word: UInt32, _ others: Concordance.Occurrence = 0) -> Bool {
        guard length == 1 || others.word(length - 1) > 0 else { return false }
        shared = word == self.word ? 1 + (others ^ self.others).leadingZeroBitCount / 32 : 0
        self.word = word
        self.others = others
        return true
    }

    /// Writes the counts of the n-gram.
    @inline(__always)
    mutating func write(
        _ counts: RunCounts,
        _ forms: RankedForms,
        to writer: inout RunWriter
    ) throws {
        let known = shared == 0 ? 0 : ends[shared - 1]
        if shared > 0, shared == length - 1 {
            // Most n-grams differ from the one before in the last word only.
            return try forms.withSpacedSpelling(of: others.word(shared)) { rest in
                try writer.append(rest, after: known, counts)
            }
        }
        rest.removeAll(keepingCapacity: true)
        for place in shared..<length {
            forms.withSpacedSpelling(of: place == 0 ? word : others.word(place)) { rest.append(contentsOf: $0) }
            ends[place] = known + rest.count
        }
        if shared == 0 { rest[0] = mark }
        try rest.withUnsafeBufferPointer { rest in try writer.append(rest, after: known, counts) }
    }
}

extension Concordance.Occurrence {
    /// The rank of one of the words after the first.
    @inline(__always)
    fileprivate func word(_ place: Int) -> UInt32 { UInt32(truncatingIfNeeded: self >> Self(128 - 32 * place)) }
}
