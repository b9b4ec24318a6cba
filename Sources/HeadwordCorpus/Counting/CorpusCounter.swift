/// Counts words and n-grams of documents, in bounded memory however many there are.
///
/// When the memory is used up, what was counted goes to disk as a sorted run, and counting begins anew; at last the
/// runs are merged. They have no names, so that nothing of them is left however the process ends.
public struct CorpusCounter: ~Copyable {
    /// What is counted, and in how much memory.
    public struct Options: Hashable, Sendable {
        /// The most tokens of an n-gram, 1 to 4.
        public var longestNgram: Int
        /// Whether punctuation tokens are counted and are parts of n-grams. If not, n-grams end before them.
        public var includesPunctuation: Bool
        /// The number of bytes to count in; some hundred kilobytes are needed whatever it says.
        public var memory: Int

        /// Creates options; a length beyond 1 to 4 becomes the nearest of these.
        public init(longestNgram: Int = 4, includesPunctuation: Bool = false, memory: Int = 1 << 30) {
            self.longestNgram = min(max(longestNgram, 1), 4)
            self.includesPunctuation = includesPunctuation
            self.memory = max(memory, 0)
        }
    }

    private let target: String
    private let options: Options
    private var size = CorpusSize()
    private var run: OpenRun
    private var runs = RunStack()

    /// Creates a counter that has counted nothing.
    ///
    /// - Parameter target: where the counts will go; runs are written into the same directory.
    public init(target: String, options: Options = Options()) {
        self.target = target
        self.options = options
        run = OpenRun(options)
    }

    /// Counts a document.
    public mutating func add(_ document: UnsafeBufferPointer<UInt8>) throws(CorpusFailure) {
        size.documents += 1
        run.beginDocument()
        var tokenizer = Tokenizer(document)
        try tokenizer.forEachToken { (token, isPunctuation) throws(CorpusFailure) in
            count(token, isPunctuation)
            if run.isFull { try putAway() }
        }
        if run.isFull { try putAway() }
    }

    /// Counts a document.
    public mutating func add(_ document: [UInt8]) throws(CorpusFailure) {
        try document.withUnsafeBufferPointer { (bytes) throws(CorpusFailure) in try add(bytes) }
    }

    @inline(__always)
    private mutating func count(_ token: UnsafeBufferPointer<UInt8>, _ isPunctuation: Bool) {
        if isPunctuation { size.punctuation += 1 } else { size.words += 1 }
        if isPunctuation && !options.includesPunctuation { run.endSequence() } else { run.count(token) }
    }

    private mutating func putAway() throws(CorpusFailure) {
        let documents = (size.documents - UInt64(run.documents - 1))...size.documents
        var writer = RunWriter(header(isPart: true), to: try RunFile(namelessIn: RunFile.directory(of: target)))
        try run.write(to: &writer)
        try runs.push(writer, documents: documents)
        run.removeAll()
    }

    /// Writes the counts of all documents in place of the target, wholly or not at all.
    ///
    /// - Returns: how much was counted.
    public consuming func finish() throws(CorpusFailure) -> CorpusSize {
        if !runs.isEmpty { try putAway() }
        var writer = RunWriter(header(isPart: false), to: try RunFile(writing: RunFile.unfinished(target)))
        if runs.isEmpty { try run.write(to: &writer) } else { try runs.merge(to: &writer) }
        try writer.finish(size, at: target)
        return size
    }

    private func header(isPart: Bool) -> RunHeader {
        RunHeader(
            longestNgram: options.longestNgram,
            includesPunctuation: options.includesPunctuation,
            isPart: isPart
        )
    }
}
