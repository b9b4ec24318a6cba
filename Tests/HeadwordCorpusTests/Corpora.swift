import Foundation
import HeadwordCorpus
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
    /// More than a megabyte: what the repository has in prose and code, and words drawn at random.
    static let texts: [[UInt8]] = {
        let sources = TestFiles.repository + "/Sources/"
        let files = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
        var (code, length) = ([[UInt8]](), 0)
        for file in files.filter({ $0.hasSuffix(".swift") }).sorted() where length < 700_000 {
            guard let text = try? TestFiles.contents(of: sources + file) else { continue }
            code.append(text)
            length += text.count
        }
        return code + drawn(documents: 30, words: 3000) + [[], Array("One.".utf8), Array("one ÉTÉ été".utf8)]
    }()

    /// Documents of words of which few are frequent and most are rare.
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
    static func count(_ texts: [[UInt8]], _ options: CorpusCounter.Options = .init()) throws -> String {
        let path = try TestFiles.temporaryDirectory() + "/counts"
        var counter = CorpusCounter(target: path, options: options)
        for text in texts { try counter.add(text) }
        _ = try counter.finish()
        return path
    }

    /// The counts by the plainest of means.
    static func naiveCounts(_ texts: [[UInt8]], _ options: CorpusCounter.Options) -> [Ngram: NgramCount] {
        var counts: [Ngram: NgramCount] = [:]
        for text in texts {
            var inDocument: [Ngram: UInt64] = [:]
            let sequences = Token.tokens(of: text).split { $0.isPunctuation && !options.includesPunctuation }
            for sequence in sequences {
                let folded = sequence.map(\.folded)
                for token in sequence { inDocument[Ngram([token.text], isTrueCase: true), default: 0] += 1 }
                for length in 1...options.longestNgram where length <= folded.count {
                    for start in 0...folded.count - length {
                        inDocument[Ngram(Array(folded[start..<start + length])), default: 0] += 1
                    }
                }
            }
            for (ngram, frequency) in inDocument {
                let before = counts[ngram]
                counts[ngram] = NgramCount(
                    ngram: ngram,
                    frequency: (before?.frequency ?? 0) + frequency,
                    documentFrequency: (before?.documentFrequency ?? 0) + 1
                )
            }
        }
        return counts
    }

    /// All counts of a file, in its order.
    static func counts(of path: String) throws -> [NgramCount] {
        var cursor = try CorpusCounts(path: path).counts()
        var counts: [NgramCount] = []
        while let count = try cursor.next() { counts.append(count) }
        return counts
    }
}
