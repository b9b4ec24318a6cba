internal import HeadwordCorpus

/// The counts of one thread.
struct CountedPart: Sendable {
    var number: Int
    var size = CorpusSize()
    var runs: [Run] = []
    /// The documents, if all of them fit into memory and there are no runs.
    var transcript: Transcript?
    var omissions = TextOmissions()
}

/// Counts documents on one thread, in bounded memory however many documents there are.
struct CorpusCounter: ~Copyable {
    private let options: CorpusCounting.Options
    private let directory: String
    private var part: CountedPart
    private var run: OpenRun
    private var runs: RunStack
    /// The number of the last document.
    private var document: UInt64

    /// Creates a counter without any counts.
    ///
    /// - Parameters:
    ///   - number: the index of the thread, which keeps its document numbers apart from those of other threads.
    ///   - directory: where runs are stored.
    init(_ options: CorpusCounting.Options, number: Int, directory: String) {
        self.options = options
        self.directory = directory
        part = CountedPart(number: number)
        run = OpenRun(options)
        runs = RunStack(workers: options.workers)
        document = UInt64(number) << 48
    }

    /// Counts the documents among some texts.
    mutating func add(_ texts: [SourceText]) throws {
        for text in texts {
            if let document = try text.document(&part.omissions) { try add(document) }
        }
    }

    private mutating func add(_ document: CorpusDocument) throws {
        part.size.documents += 1
        self.document += 1
        run.beginDocument(of: document.period)
        try document.text.withUnsafeBufferPointer { text in
            var tokenizer = Tokenizer(text)
            try tokenizer.forEachToken { token, isPunctuation in
                count(token, isPunctuation)
                if run.isFull { try putAway() }
            }
        }
        run.endDocument()
        if run.isFull { try putAway() }
    }

    @inline(__always)
    private mutating func count(_ token: UnsafeBufferPointer<UInt8>, _ isPunctuation: Bool) {
        if isPunctuation { part.size.punctuation += 1 } else { part.size.words += 1 }
        if isPunctuation && !options.includesPunctuation {
            run.endSequence()
        } else {
            run.count(token, isPunctuation: isPunctuation)
        }
    }

    private mutating func putAway() throws {
        guard run.documents > 0 else { return }
        let documents = document - UInt64(run.documents - 1)...document
        let header = RunHeader(
            longestNgram: options.longestNgram,
            includesPunctuation: options.includesPunctuation,
            isPart: true
        )
        var writer = RunWriter(header, to: try OpenFile(namelessIn: directory))
        try TranscriptMerge(longestNgram: options.longestNgram, workers: 1).write([run.take()], to: &writer)
        try runs.push(writer, documents: documents)
    }

    /// Returns what was counted: runs, or the documents themselves if no run was written.
    consuming func finish() throws -> CountedPart {
        if runs.all.isEmpty {
            if run.documents > 0 { part.transcript = run.take() }
        } else {
            try putAway()
            part.runs = runs.all
        }
        return part
    }
}
