internal import Synchronization

/// Counts the n-grams of transcripts on several threads.
struct TranscriptMerge: Sendable {
    private let transcripts: [Transcript]
    private let options: CorpusCounting.Options
    private let progress: CorpusProgress

    init(_ transcripts: [Transcript], _ options: CorpusCounting.Options, _ progress: CorpusProgress = .none) {
        self.transcripts = transcripts
        self.options = options
        self.progress = progress
    }

    /// Writes the counts.
    consuming func write(to writer: inout RunWriter, workers: Int) throws(CorpusFailure) {
        let texts = try RankedTexts(transcripts, longestNgram: options.longestNgram, workers: workers)
        let sections = try sections(of: texts, like: writer, workers)
        for kind in 0..<options.longestNgram + 2 {
            for piece in sections { try writer.append(piece[kind]) }
        }
        try writePeriods(texts, to: &writer)
    }

    private func sections(of texts: RankedTexts, like writer: RunWriter, _ workers: Int) throws(CorpusFailure)
        -> [[RunSection]]
    {
        let pieces = texts.pieces(of: texts.count / (workers * 8) + 1)
        let directory = RunFile.directory(of: writer.file.path)
        let header = writer.header
        let begun = Mutex(0)
        let sections = Mutex([[RunSection]](repeating: [], count: pieces.count))
        let done = Mutex(0)
        try Threads.run(min(workers, pieces.count)) { (_) throws(CorpusFailure) in
            var writer = RunWriter(header, to: try RunFile(namelessIn: directory))
            while let number = begun.next(below: pieces.count) {
                try done.withLock { done throws(CorpusFailure) in
                    try progress.show(.merging, done, of: pieces.count)
                    done += 1
                }
                let piece = try self.write(pieces[number], of: texts, to: &writer)
                sections.withLock { $0[number] = piece }
            }
        }
        try progress.show(.merging, pieces.count, of: pieces.count)
        return sections.withLock(\.self)
    }

    /// Writes what begins with some words.
    ///
    /// - Returns: the sections of n-grams by their length, of words as written, and of words in periods.
    private func write(
        _ words: Range<UInt32>,
        of texts: RankedTexts,
        to writer: inout RunWriter
    ) throws(CorpusFailure) -> [RunSection] {
        var sections: [RunSection] = []
        var concordance = Concordance(of: words, in: texts)
        for length in 1...options.longestNgram {
            try concordance.write(length: length, mark: UInt8(length), texts, to: &writer)
            sections.append(try writer.cut())
        }
        try writeForms(words, texts.forms, to: &writer)
        sections.append(try writer.cut())
        if texts.periods.contains(where: { $0 > 0 }) {
            concordance.sortByPeriod(texts)
            try concordance.write(length: 2, mark: RunFormat.datedMark, texts, to: &writer)
        }
        sections.append(try writer.cut())
        return sections
    }

    private func writeForms(
        _ words: Range<UInt32>,
        _ forms: RankedForms,
        to writer: inout RunWriter
    ) throws(CorpusFailure) {
        var key = NgramKey(mark: RunFormat.trueCaseMark, length: 1)
        for word in words where forms.asWritten[Int(word)].frequency > 0 && key.set(word) {
            try key.write(forms.asWritten[Int(word)], forms, to: &writer)
        }
    }

    private func writePeriods(_ texts: RankedTexts, to writer: inout RunWriter) throws(CorpusFailure) {
        var counts: [UInt32: RunCounts] = [:]
        var number = 0
        for transcript in texts.transcripts {
            for document in transcript.documents {
                number += 1
                guard document.period > 0 else { continue }
                counts[document.period, default: RunCounts()].add(
                    document,
                    isFirst: number == 1,
                    isLast: number + 1 == texts.periods.count
                )
            }
        }
        for (period, counts) in counts.sorted(by: { $0.key < $1.key }) {
            let label = texts.forms.withSpacedSpelling(of: period) { Array($0.dropFirst()) }
            try writer.append(RunRecord(key: [RunFormat.periodMark] + label, counts: counts))
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
