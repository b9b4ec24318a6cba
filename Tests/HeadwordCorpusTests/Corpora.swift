import Foundation
import HeadwordCorpus
import HeadwordCorpusBuilder
import HeadwordTestSupport

/// Random numbers that are the same in each run.
struct Generator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state ^ state >> 29) &* 0xBF58_476D_1CE4_E5B9
    }
}

/// The texts that tests count.
enum Corpora {
    /// The prose and code of the repository, and randomly drawn words, some of them with a date.
    static let texts: [CorpusDocument] = {
        let files = ["/ARCHITECTURE.md", "/CONTRIBUTING.md", "/Package.swift"].map { TestFiles.repository + $0 }
        let read = files.compactMap { try? TestFiles.contents(of: $0) }
        let texts = read + drawn(documents: 20, words: 120) + [[], Array("One.".utf8), Array("one ÉTÉ été".utf8)]
        return texts.enumerated().map { CorpusDocument($1, period: period($0)) }
    }()

    /// Returns a period for two of three documents.
    private static func period(_ number: Int) -> Period? {
        number % 3 == 0 ? nil : CorpusDate("20\(10 + number % 7)").flatMap { Period($0, .year) }
    }

    /// Returns documents in which few words are frequent and most are rare.
    static func drawn(documents: Int, words: Int) -> [[UInt8]] {
        var generator = Generator(seed: 5)
        return (0..<documents).map { _ in
            (0..<words).map { _ in
                let rank = Int(pow(8000, Double.random(in: 0..<1, using: &generator)))
                let word = String(rank, radix: 26) + (rank % 7 == 0 ? "é" : "x")
                return rank % 5 == 0 ? word.uppercased() : rank % 11 == 0 ? word + "," : word
            }.joined(separator: " ").utf8.map { $0 }
        }
    }

    /// Counts documents into a new file.
    static func count(_ texts: [CorpusDocument], _ options: CorpusCounting.Options = .init()) throws -> String {
        let path = try TestFiles.temporaryDirectory() + "/counts"
        _ = try CorpusCounting(options).count(DocumentList(texts), to: path)
        return path
    }

    /// Counts documents without a period into a new file.
    static func count(_ texts: [[UInt8]], _ options: CorpusCounting.Options = .init()) throws -> String {
        try count(texts.map { CorpusDocument($0) }, options)
    }

    /// Counts in the simplest possible way.
    static func naiveCounts(_ texts: [CorpusDocument], _ options: CorpusCounting.Options) -> Set<NgramCount> {
        var counts: [Ngram: (frequency: UInt64, documents: UInt64)] = [:]
        for text in texts {
            for (ngram, frequency) in naiveCounts(text, options) {
                counts[ngram, default: (0, 0)].frequency += frequency
                counts[ngram, default: (0, 0)].documents += 1
            }
        }
        return Set(counts.map { NgramCount(ngram: $0, frequency: $1.frequency, documentFrequency: $1.documents) })
    }

    private static func naiveCounts(_ text: CorpusDocument, _ options: CorpusCounting.Options) -> [Ngram: UInt64] {
        var counts: [Ngram: UInt64] = [:]
        let tokens = Token.tokens(of: text.text)
        for sequence in tokens.split(whereSeparator: { $0.isPunctuation && !options.includesPunctuation }) {
            let folded = sequence.map(\.folded)
            for token in sequence { counts[Ngram([token.text], isTrueCase: true), default: 0] += 1 }
            for length in 1...options.longestNgram where length <= folded.count {
                for start in 0...folded.count - length {
                    counts[Ngram(Array(folded[start..<start + length])), default: 0] += 1
                }
            }
        }
        guard let period = text.period?.label else { return counts }
        let words = tokens.filter { !$0.isPunctuation }.map(\.folded)
        for word in words { counts[Ngram(word, in: period), default: 0] += 1 }
        counts[Ngram(nil, in: period)] = UInt64(words.count)
        return counts
    }

    /// Returns all counts of a file, in file order.
    static func counts(of path: String) throws -> [NgramCount] {
        var cursor = try CorpusCounts(path: path).counts()
        var counts: [NgramCount] = []
        while let count = try cursor.next() { counts.append(count) }
        return counts
    }
}
