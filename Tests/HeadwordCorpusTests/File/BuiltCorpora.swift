import HeadwordLexicon
import HeadwordModel
import HeadwordTestSupport

@testable import HeadwordCorpus
@testable import HeadwordCorpusBuilder

/// Corpora for tests.
enum BuiltCorpora {
    /// Returns short documents of few different words and punctuation marks, so that n-grams repeat.
    static func texts(documents: Int = 40, words: Int = 60) -> [[UInt8]] {
        let vocabulary = [
            "the", "The", "THE", "tea", "Tea", "is", "hot", "été", "Été", "don't", ",", ".", "of", "a", "cup",
        ]
        var generator = Generator(seed: 11)
        return (0..<documents).map { _ in
            let words = (0..<Int.random(in: 0...words, using: &generator)).map { _ in
                let squared = Double.random(in: 0..<1, using: &generator)
                return vocabulary[Int(squared * squared * Double(vocabulary.count))]
            }
            return Array(words.joined(separator: " ").utf8)
        }
    }

    /// The path of a corpus of texts.
    static func path(
        _ texts: [[UInt8]],
        _ options: CorpusCounting.Options = .init(includesPunctuation: true),
        ngramFloor: UInt64 = 1,
        sources: [String] = [],
        lexicon: Lexicon? = nil
    ) throws -> String {
        let target = try TestFiles.temporaryDirectory() + "/corpus"
        let writer = CorpusWriter(language: .en, ngramFloor: ngramFloor, sources: sources, lexicon: lexicon)
        try writer.write(CorpusCounts(path: Corpora.count(texts, options)), to: target)
        return target
    }

    /// Returns the path of a corpus of handmade records, given in order.
    static func path(
        _ records: [(key: String, mark: UInt8, frequency: UInt64, documents: UInt64)],
        size: CorpusSize
    ) throws -> String {
        let directory = try TestFiles.temporaryDirectory()
        let header = RunHeader(longestNgram: 2, includesPunctuation: false, isPart: false)
        var writer = RunWriter(header, to: try OpenFile(namelessIn: directory))
        for record in records {
            let key = [record.mark] + Array(record.key.utf8)
            try writer.append(RunRecord(key: key, frequency: record.frequency, documents: record.documents))
        }
        try writer.finish(size, at: directory + "/counts")
        try CorpusWriter(language: .en).write(CorpusCounts(path: directory + "/counts"), to: directory + "/corpus")
        return directory + "/corpus"
    }

    /// Calls `body` with a file of these bytes; a new one each time, since overwriting a file is slow.
    static func withFile(_ bytes: [UInt8], _ body: (_ path: String) throws -> Void) throws {
        let path = try TestFiles.temporaryDirectory() + "/corpus"
        try TestFiles.write(bytes, to: path)
        try body(path)
    }

    /// All counts of a corpus, in its order.
    static func counts(of corpus: Corpus) throws -> [NgramCount] {
        var cursor = corpus.counts()
        var counts: [NgramCount] = []
        while let count = try cursor.next() { counts.append(count) }
        return counts
    }
}
