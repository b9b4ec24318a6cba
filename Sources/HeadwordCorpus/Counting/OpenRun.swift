/// What was read since the last run went to disk.
struct OpenRun: ~Copyable {
    private let longestNgram: Int
    private let mostTokens: Int
    private var vocabulary: TokenVocabulary
    private var transcript = Transcript()
    /// The tokens of the document that are still to be written down.
    private var batch = TokenBatch()
    /// Whether the run should be put away before another token comes.
    private(set) var isFull = false

    /// Creates a run for one of the threads.
    init(_ options: CorpusCounting.Options) {
        longestNgram = options.longestNgram
        let memory = options.memory / options.workers
        vocabulary = TokenVocabulary(atMost: memory / 4)
        // A token takes 20 bytes while n-grams are counted. All threads together number tokens by less than 32 bits.
        mostTokens = min(memory / 24, 1 << 30 / options.workers)
        reserve()
    }

    /// Reserves memory, which is not taken before it is written to, so that it need not be moved.
    private mutating func reserve() { transcript.tokens.reserveCapacity(mostTokens + 1 << 10) }

    /// The number of documents, of which the last is still being read.
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

    /// Lets no n-gram go on beyond here.
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
        let document = UInt32(truncatingIfNeeded: documents)
        var words: UInt32 = 0
        batch.withBytes { bytes in
            for item in batch.items {
                if item.isEnd {
                    transcript.tokens.append(0)
                } else {
                    let token = UnsafeBufferPointer(rebasing: bytes[item.bytes])
                    if !item.isPunctuation { words += 1 }
                    transcript.tokens.append(
                        vocabulary.count(token, isPunctuation: item.isPunctuation, hash: item.hash, in: document)
                    )
                }
            }
        }
        batch.removeAll()
        transcript.documents[documents - 1].words += words
        transcript.documents[documents - 1].end = transcript.tokens.count
        // Documents take room however short they are.
        isFull = vocabulary.isFull || transcript.tokens.count + documents * 8 >= mostTokens
    }

    /// What was read, which is forgotten, but for the document, its period, and the last words, which n-grams may
    /// begin with that are still to be read.
    mutating func take() -> Transcript {
        if documents > 0 { countBatch() }
        let last = transcript.tokens.suffix(longestNgram - 1)
        let waiting = last[(last.lastIndex(of: 0).map { $0 + 1 } ?? last.startIndex)...]
        let words = waiting.map { number in (spelling(of: number), vocabulary.forms[number].isPunctuation) }
        let period = transcript.documents.last.map { spelling(of: $0.period) } ?? []
        var taken = Transcript()
        swap(&taken, &transcript)
        taken.forms = vocabulary.forms
        taken.order = taken.forms.sorted()
        taken.documents.indices.last.map { taken.documents[$0].end -= waiting.count }
        taken.tokens += repeatElement(0, count: longestNgram)

        vocabulary.removeAll()
        reserve()
        transcript.tokens += words.map { vocabulary.number(of: $0, isPunctuation: $1) }
        let label = period.isEmpty ? 0 : vocabulary.number(of: period, isPunctuation: false)
        transcript.documents = [Transcript.Document(period: label, end: transcript.tokens.count)]
        isFull = false
        return taken
    }

    private func spelling(of number: UInt32) -> [UInt8] { vocabulary.forms.withSpelling(of: number) { Array($0) } }
}
