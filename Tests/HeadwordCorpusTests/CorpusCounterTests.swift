import Foundation
import HeadwordCorpus
import HeadwordTestSupport
import Testing

@Suite struct CorpusCounterTests {
    /// Memory for everything, for some runs, and for so few n-grams that runs are merged to be merged again.
    static let memories = [1 << 28, 4 << 20, 1 << 14]

    @Test(arguments: memories, [false, true])
    func countsAreThoseOfAPlainDictionary(memory: Int, includesPunctuation: Bool) throws {
        let options = CorpusCounter.Options(includesPunctuation: includesPunctuation, memory: memory)
        #expect(Corpora.texts.reduce(0) { $0 + $1.count } > 1 << 20)
        let counts = try Corpora.counts(of: Corpora.count(Corpora.texts, options))
        let expected = Corpora.naiveCounts(Corpora.texts, options)
        #expect(counts.count == expected.count)
        #expect(counts.allSatisfy { expected[$0.ngram] == $0 })
    }

    @Test(arguments: 1...4)
    func ngramsAreNoLongerThanTheyShallBe(longest: Int) throws {
        let options = CorpusCounter.Options(longestNgram: longest)
        let texts = Corpora.drawn(documents: 3, words: 500)
        let counts = try Corpora.counts(of: Corpora.count(texts, options))
        #expect(Set(counts.map(\.ngram.tokens.count)) == Set(1...longest))
        #expect(Set(counts) == Set(Corpora.naiveCounts(texts, options).values))
    }

    @Test func memoryChangesNoByte() throws {
        let files = try Self.memories.map {
            try TestFiles.contents(of: Corpora.count(Corpora.texts, .init(memory: $0)))
        }
        #expect(Set(files).count == 1)
    }

    @Test func aDocumentThatFillsManyRunsCountsOnce() throws {
        let text = Array(Corpora.drawn(documents: 8, words: 1000).joined(separator: [UInt8(ascii: " ")]))
        let options = CorpusCounter.Options(memory: 1 << 12)
        let counts = try Corpora.counts(of: Corpora.count([text, text], options))
        #expect(counts.allSatisfy { $0.documentFrequency == 2 })
        #expect(Set(counts) == Set(Corpora.naiveCounts([text, text], options).values))
    }

    @Test func theSizeIsThatOfTheTexts() throws {
        let path = try Corpora.count([Array("A b, c.".utf8), [], Array("D!".utf8)])
        let size = try CorpusCounts(path: path).size
        #expect((size.words, size.punctuation, size.documents) == (4, 3, 3))
    }

    @Test func ngramsEndAtPunctuationUnlessItCounts() throws {
        let text = Array("Tea, please".utf8)
        let without = try CorpusCounts(path: Corpora.count([text]))
        #expect(try without.count(of: Ngram(["tea", "please"])) == nil)
        #expect(try without.count(of: Ngram([","])) == nil)
        let with = try CorpusCounts(path: Corpora.count([text], .init(includesPunctuation: true)))
        #expect(try with.count(of: Ngram(["tea", ",", "please"]))?.frequency == 1)
    }

    @Test func nothingIsLeftOfACounterThatDoesNotFinish() throws {
        let directory = try TestFiles.temporaryDirectory()
        do {
            var counter = CorpusCounter(target: directory + "/counts", options: .init(memory: 1 << 14))
            for text in Corpora.drawn(documents: 5, words: 2000) { try counter.add(text) }
            #expect(try FileManager.default.contentsOfDirectory(atPath: directory).isEmpty)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory).isEmpty)
    }

    @Test func aDirectoryThatIsMissingIsNamed() throws {
        let error = #expect(throws: CorpusFailure.self) {
            _ = try CorpusCounter(target: "/nowhere/counts").finish()
        }
        #expect(error?.description.contains("/nowhere") == true)
    }
}
