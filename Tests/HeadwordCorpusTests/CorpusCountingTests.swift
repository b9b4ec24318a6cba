import Foundation
import HeadwordCorpus
import HeadwordCorpusBuilder
import HeadwordTestSupport
import Synchronization
import Testing

@Suite struct CorpusCountingTests {
    /// Enough memory for everything, and for so few n-grams that merged runs have to be merged again.
    static let memories = [1 << 28, 1 << 12]

    @Test(arguments: memories, [false, true])
    func countsAreThoseOfAPlainDictionary(memory: Int, includesPunctuation: Bool) throws {
        let options = CorpusCounting.Options(includesPunctuation: includesPunctuation, memory: memory)
        let counts = try Corpora.counts(of: Corpora.count(Corpora.texts, options))
        #expect(counts.count > 10_000)
        #expect(Set(counts) == Corpora.naiveCounts(Corpora.texts, options))
    }

    @Test(arguments: 1...4)
    func ngramsAreNoLongerThanTheyShallBe(longest: Int) throws {
        let options = CorpusCounting.Options(longestNgram: longest)
        let texts = Corpora.drawn(documents: 3, words: 100).map { CorpusDocument($0) }
        let counts = try Corpora.counts(of: Corpora.count(texts, options))
        #expect(Set(counts.map(\.ngram.tokens.count)) == Set(1...longest))
        #expect(Set(counts) == Corpora.naiveCounts(texts, options))
    }

    @Test func neitherMemoryNorWorkersChangeAByte() throws {
        let files = try [(1 << 28, 1), (1 << 12, 1), (1 << 28, 2), (1 << 12, 3), (1 << 19, 2), (1 << 20, 7)].map {
            memory,
            workers in
            try TestFiles.contents(of: Corpora.count(Corpora.texts, .init(memory: memory, workers: workers)))
        }
        #expect(Set(files).count == 1)
    }

    @Test func aDocumentThatFillsManyRunsCountsOnce() throws {
        let text = Array(Corpora.drawn(documents: 8, words: 250).joined(separator: [UInt8(ascii: " ")]))
        let period = try #require(CorpusDate("1999").flatMap { Period($0, .year) })
        let texts = [CorpusDocument](repeating: CorpusDocument(text, period: period), count: 2)
        let options = CorpusCounting.Options(memory: 0, workers: 1)
        let counts = try Corpora.counts(of: Corpora.count(texts, options))
        #expect(counts.allSatisfy { $0.documentFrequency == 2 })
        #expect(Set(counts) == Corpora.naiveCounts(texts, options))
    }

    @Test func theSizeIsThatOfTheTexts() throws {
        let path = try Corpora.count([Array("A b, c.".utf8), [], Array("D!".utf8)])
        let size = try CorpusCounts(path: path).size
        #expect((size.words, size.punctuation, size.documents) == (4, 3, 3))
    }

    @Test(arguments: 1...3)
    func thereMayBeNothingToCount(workers: Int) throws {
        let counts = try CorpusCounts(path: Corpora.count([CorpusDocument](), .init(workers: workers)))
        #expect((counts.size.words, counts.size.documents, counts.count) == (0, 0, 0))
    }

    @Test func ngramsEndAtPunctuationUnlessItCounts() throws {
        let text = Array("Tea, please".utf8)
        let without = try CorpusCounts(path: Corpora.count([text]))
        #expect(try without.count(of: Ngram(["tea", "please"])) == nil)
        #expect(try without.count(of: Ngram([","])) == nil)
        let with = try CorpusCounts(path: Corpora.count([text], .init(includesPunctuation: true)))
        #expect(try with.count(of: Ngram(["tea", ",", "please"]))?.frequency == 1)
    }

    @Test func wordsAreCountedByPeriod() throws {
        func document(_ text: String, _ date: String) -> CorpusDocument {
            CorpusDocument(Array(text.utf8), period: CorpusDate(date).flatMap { Period($0, .month) })
        }
        let texts = [document("Tea, tea!", "2024-05-01"), document("2024-05", "2024-05"), document("Tea", "2024")]
        let counts = try CorpusCounts(path: Corpora.count(texts))
        let found = try [
            counts.count(of: Ngram("tea", in: "2024-05")), counts.count(of: Ngram("2024-05", in: "2024-05")),
            counts.count(of: Ngram(nil, in: "2024-05")), counts.count(of: Ngram(["tea"])),
        ]
        #expect(found.map { $0?.frequency } == [2, 1, 3, 3])
        #expect(found.map { $0?.documentFrequency } == [1, 1, 2, 2])
        #expect(try counts.count(of: Ngram(nil, in: "2024")) == nil)
    }

    @Test func countsInAFileWithoutANameAreReadTwice() throws {
        let directory = try TestFiles.temporaryDirectory()
        let texts = Corpora.drawn(documents: 4, words: 50).map { CorpusDocument($0) }
        let result = try CorpusCounting().count(DocumentList(texts), in: directory)
        #expect(try TestFiles.names(in: directory).isEmpty)
        for _ in 0..<2 {
            var cursor = result.counts.counts()
            var counts: Set<NgramCount> = []
            while let count = try cursor.next() { counts.insert(count) }
            #expect(counts == Corpora.naiveCounts(texts, .init()))
        }
        #expect(result.omissions.undatedDocuments == 4)
    }

    @Test func progressComesToItsEnd() throws {
        let shown = Mutex<[CorpusProgress.Stage: (done: Int, total: Int?)]>([:])
        let progress = CorpusProgress { stage, done, total in shown.withLock { $0[stage] = (done, total) } }
        let texts = [CorpusDocument](repeating: CorpusDocument(Array("One two three.".utf8)), count: 100)
        let directory = try TestFiles.temporaryDirectory()
        _ = try CorpusCounting(.init(workers: 2)).count(DocumentList(texts), in: directory, progress: progress)
        let last = shown.withLock(\.self)
        #expect(last[.counting]?.done == 1400 && last[.counting]?.total == 1400)
        #expect(last[.merging]?.done == last[.merging]?.total)
    }

    @Test(arguments: [CorpusProgress.Stage.counting, .merging])
    func countingThatIsCancelledLeavesNothing(stage: CorpusProgress.Stage) throws {
        let isCancelled = Mutex(false)
        let progress = CorpusProgress(isCancelled: { isCancelled.withLock(\.self) }) { reached, _, _ in
            if reached == stage { isCancelled.withLock { $0 = true } }
        }
        let directory = try TestFiles.temporaryDirectory()
        let texts = Corpora.drawn(documents: 5, words: 200).map { CorpusDocument($0) }
        #expect(throws: CorpusFailure.cancelled) {
            _ = try CorpusCounting(.init(memory: 1 << 14)).count(
                DocumentList(texts),
                to: directory + "/counts",
                progress: progress
            )
        }
        #expect(try TestFiles.names(in: directory).isEmpty)
    }

    @Test func aDirectoryThatIsMissingIsNamed() throws {
        let error = #expect(throws: CorpusFailure.self) {
            _ = try CorpusCounting().count(DocumentList([]), to: "/nowhere/counts")
        }
        #expect(error?.description.contains("/nowhere") == true)
    }
}
