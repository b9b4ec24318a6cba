internal import HeadwordWork
internal import Synchronization

/// The texts of transcripts, with tokens replaced by their ranks.
struct RankedTexts: Sendable {
    let forms: RankedForms
    let longestNgram: Int
    /// The texts, whose tokens are now ranks; their forms are no longer needed.
    private(set) var transcripts: [Transcript]
    /// By rank, the number of n-grams that begin with the form.
    private(set) var beginnings: [UInt32]
    /// The rank of each document's period; documents are numbered from 1.
    private(set) var periods: [UInt32] = [0]

    init(_ transcripts: consuming [Transcript], longestNgram: Int, workers: Int) throws {
        self.longestNgram = longestNgram
        let count = transcripts.count
        let forms = RankedForms(copy transcripts)
        let begun = Mutex(0)
        let ranked = Mutex(transcripts)
        let beginnings = Mutex([UInt32](repeating: 0, count: Int(forms.count) + 1))
        try Threads.run(min(workers, count)) { _ in
            while let number = begun.next(below: count) {
                // The transcript is taken out of the array so that it is changed in place while other threads change
                // others.
                var transcript = Transcript()
                ranked.withLock { swap(&$0[number], &transcript) }
                let counts = transcript.rank(by: forms.ranks[number], count: Int(forms.count) + 1)
                ranked.withLock { swap(&$0[number], &transcript) }
                beginnings.withLock { sums in
                    for rank in sums.indices { sums[rank] += counts[rank] }
                }
            }
        }
        self.forms = forms
        self.transcripts = ranked.withLock(\.self)
        self.beginnings = beginnings.withLock(\.self)
        for transcript in self.transcripts { periods += transcript.documents.map(\.period) }
    }

    /// Splits the ranks into ranges of about this many occurrences. No two ranges begin with the same character, so
    /// each is written in blocks of its own.
    func pieces(of occurrences: Int) -> [Range<UInt32>] {
        var pieces: [Range<UInt32>] = []
        var (start, sum) = (UInt32(1), 0)
        for rank in 1..<UInt32(beginnings.count) {
            if sum >= occurrences, forms.section(of: rank) != forms.section(of: rank - 1) {
                pieces.append(start..<rank)
                (start, sum) = (rank, 0)
            }
            sum += Int(beginnings[Int(rank)])
        }
        pieces.append(start..<UInt32(beginnings.count))
        return pieces
    }

    /// The number of tokens that n-grams begin with.
    var count: Int { transcripts.reduce(0) { $0 + ($1.documents.last?.end ?? 0) } }
}

extension Transcript {
    /// Replaces numbers by ranks.
    ///
    /// - Returns: how many n-grams begin with each form.
    fileprivate mutating func rank(by ranks: [UInt32], count: Int) -> [UInt32] {
        (forms, order) = (TokenForms(), [])
        for index in documents.indices { documents[index].period = ranks[Int(documents[index].period)] }
        let end = documents.last?.end ?? 0
        var counts = [UInt32](repeating: 0, count: count)
        tokens.withUnsafeMutableBufferPointer { tokens in
            for index in tokens.indices {
                let rank = ranks[Int(tokens[index])]
                tokens[index] = rank
                if index < end { counts[Int(rank)] += 1 }
            }
        }
        counts[0] = 0
        return counts
    }
}
