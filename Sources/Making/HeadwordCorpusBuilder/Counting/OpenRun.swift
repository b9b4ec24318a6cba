/// The texts read since the last run was written to disk.
struct OpenRun: ~Copyable {
    private let longestNgram: Int
    private let mostTokens: Int
    private var vocabulary: TokenVocabulary
    private var transcript = Transcript()
    /// The tokens of the document that are not in the transcript yet.
    private var batch = TokenBatch()
    /// Whether the run should be written out before another token is added.
    private(set) var isFull = false

    /// Creates a run for one of the threads.
    init(_ options: CorpusCounting.Options) {
        longestNgram = options.longestNgram
        let memory = options.memory / options.workers
        vocabulary = TokenVocabulary(atMost: memory / 4)
        // A token takes 20 bytes while n-grams are counted. Token numbers of all threads together must fit in 32 bits.
        mostTokens = min(memory / 24, 1 << 30 / options.workers)
        reserve()
    }

    /// Reserves memory in advance so that the tokens need not be moved; pages are not allocated until written to.
    private mutating func reserve() {
        transcript.tokens.reserveCapacity(mostTokens + 1 << 10)
    }

    /// The number of documents, including the last one, which is still being read.
    var documents: Int { transcript.documents.count }

    /// Begins another document.
    mutating func beginDocument(of period: Period?) {
        let label = period.map { vocabulary.number(of: Array($0.label.utf8), isPunctuation: false) }
        transcript.documents.append(Transcript.Document(period: label ?? 0, end: transcript.tokens.count))
    }

    /// Ends the document.
    mutating func endDocument() {
        endSequence()
        countBatch()
    }

    /// Ends all n-grams here.
    @inline(__always)
    mutating func endSequence() {
        if batch.isFull { countBatch() }
        batch.appendEnd()
    }

    /// Adds a token to the document.
    @inline(__always)
    mutating func count(_ token: UnsafeBufferPointer<UInt8>, isPunctuation: Bool) {
        if batch.isFull { countBatch() }
        batch.append(token, isPunctuation: isPunctuation)
    }

    private mutating func countBatch() {
        vocabulary.fetch(batch)
        let last = documents - 1
        batch.withBytes { bytes in
            for item in batch.items {
                if !item.isEnd, !item.isPunctuation { transcript.documents[last].words += 1 }
                transcript.tokens.append(item.isEnd ? 0 : number(of: item, bytes))
            }
        }
        transcript.documents[last].end = transcript.tokens.count
        batch.removeAll()
        // Every document takes some memory, however short it is.
        isFull = vocabulary.isFull || transcript.tokens.count + documents * 8 >= mostTokens
    }

    @inline(__always)
    private mutating func number(of item: TokenBatch.Item, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        vocabulary.count(
            UnsafeBufferPointer(rebasing: bytes[item.bytes]),
            isPunctuation: item.isPunctuation,
            hash: item.hash,
            in: UInt32(truncatingIfNeeded: documents)
        )
    }

    // MARK: Writing out

    /// Returns the texts read so far and removes them, except for the current document, its period, and the last words,
    /// whose n-grams are still incomplete.
    mutating func take() -> Transcript {
        countBatch()
        let waiting = waitingTokens
        let words = waiting.map { (spelling: spelling(of: $0), isPunctuation: vocabulary.forms[$0].isPunctuation) }
        let label = spelling(of: transcript.documents[documents - 1].period)
        let taken = takeTranscript(without: waiting.count)
        vocabulary.removeAll()
        transcript.tokens += words.map { vocabulary.number(of: $0.spelling, isPunctuation: $0.isPunctuation) }
        let period = label.isEmpty ? 0 : vocabulary.number(of: label, isPunctuation: false)
        transcript.documents = [Transcript.Document(period: period, end: transcript.tokens.count)]
        isFull = false
        return taken
    }

    /// The last tokens, whose n-grams need tokens that are still to be read.
    private var waitingTokens: ArraySlice<UInt32> {
        let last = transcript.tokens.suffix(longestNgram - 1)
        guard let end = last.lastIndex(of: 0) else { return last }
        return last[(end + 1)...]
    }

    private mutating func takeTranscript(without waiting: Int) -> Transcript {
        var taken = Transcript()
        swap(&taken, &transcript)
        taken.forms = vocabulary.forms
        taken.order = taken.forms.sorted()
        taken.documents[taken.documents.count - 1].end -= waiting
        taken.tokens += repeatElement(0, count: longestNgram)
        reserve()
        return taken
    }

    private func spelling(of number: UInt32) -> [UInt8] { vocabulary.forms.withSpelling(of: number) { Array($0) } }
}
