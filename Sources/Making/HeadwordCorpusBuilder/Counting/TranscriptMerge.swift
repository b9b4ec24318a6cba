internal import HeadwordCorpus
internal import HeadwordWork
internal import Synchronization

/// Counts the n-grams of transcripts on several threads.
struct TranscriptMerge: Sendable {
    /// The number of pieces per thread; several small ones keep threads from waiting long for the last one.
    private static let piecesPerWorker = 8

    private let longestNgram: Int
    private let workers: Int
    private let progress: CorpusProgress

    init(longestNgram: Int, workers: Int, _ progress: CorpusProgress = .none) {
        self.longestNgram = longestNgram
        self.workers = workers
        self.progress = progress
    }

    /// Writes the counts of transcripts, whose memory is reused for sorting if the caller gives up ownership.
    func write(_ transcripts: consuming [Transcript], to writer: inout RunWriter) throws {
        let texts = try RankedTexts(transcripts, longestNgram: longestNgram, workers: workers)
        let pieces = try pieces(of: texts, like: writer)
        for kind in 0..<longestNgram + 2 {
            for sections in pieces { try writer.append(sections[kind]) }
        }
        try writePeriods(texts, to: &writer)
    }

    /// Returns the sections of each piece, in unnamed files in the writer's directory.
    private func pieces(of texts: RankedTexts, like writer: RunWriter) throws -> [[RunSection]] {
        let (header, directory) = (writer.header, OpenFile.directory(of: writer.file.path))
        let words = texts.pieces(of: texts.count / (workers * Self.piecesPerWorker) + 1)
        let begun = Mutex(0)
        let finished = Mutex([[RunSection]](repeating: [], count: words.count))
        try Threads.run(min(workers, words.count)) { _ in
            var writer = RunWriter(header, to: try OpenFile(namelessIn: directory))
            while let number = begun.next(below: words.count) {
                let sections = try write(words[number], of: texts, to: &writer)
                try finished.withLock { finished in
                    finished[number] = sections
                    try progress.show(.merging, finished.count { !$0.isEmpty }, of: finished.count)
                }
            }
        }
        return finished.withLock(\.self)
    }

    /// Writes the counts of all n-grams that begin with some words.
    ///
    /// - Returns: the sections of n-grams by their length, of words as written, and of words in periods.
    private func write(
        _ words: Range<UInt32>,
        of texts: RankedTexts,
        to writer: inout RunWriter
    ) throws -> [RunSection] {
        var sections: [RunSection] = []
        var concordance = Concordance(of: words, in: texts)
        for length in 1...longestNgram {
            try concordance.write(length: length, mark: UInt8(length), texts, to: &writer)
            sections.append(try writer.cut())
        }
        try writeForms(words, texts.forms, to: &writer)
        sections.append(try writer.cut())
        if texts.periods.contains(where: { $0 > 0 }) {
            concordance.sortByPeriod(texts)
            try concordance.write(length: 2, mark: RecordKind.datedWord.mark, texts, to: &writer)
        }
        sections.append(try writer.cut())
        return sections
    }

    private func writeForms(_ words: Range<UInt32>, _ forms: RankedForms, to writer: inout RunWriter) throws {
        var key = NgramKey(mark: RecordKind.form.mark, length: 1)
        for word in words where forms.asWritten[Int(word)].frequency > 0 && key.set(word) {
            try key.write(forms.asWritten[Int(word)], forms, to: &writer)
        }
    }

    private func writePeriods(_ texts: RankedTexts, to writer: inout RunWriter) throws {
        var counts: [UInt32: RunCounts] = [:]
        for (index, document) in texts.transcripts.lazy.flatMap(\.documents).enumerated() where document.period > 0 {
            let isLast = index + 2 == texts.periods.count
            counts[document.period, default: RunCounts()].add(document, isFirst: index == 0, isLast: isLast)
        }
        for (period, counts) in counts.sorted(by: { $0.key < $1.key }) {
            let label = texts.forms.withSpacedSpelling(of: period) { Array($0.dropFirst()) }
            try writer.append(RunRecord(key: [RecordKind.period.mark] + label, counts: counts))
        }
    }
}

extension RunCounts {
    fileprivate mutating func add(_ document: Transcript.Document, isFirst: Bool, isLast: Bool) {
        frequency += UInt64(document.words)
        documents += 1
        isInFirst = isInFirst || isFirst
        isInLast = isInLast || isLast
    }
}
