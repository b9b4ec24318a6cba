import HeadwordCorpus
import HeadwordCorpusBuilder
import HeadwordTestSupport
import Testing

@Suite struct CorpusCountsTests {
    private static let texts = Corpora.drawn(documents: 10, words: 60)

    @Test(arguments: [1, 4, 9])
    func mergedPartsAreTheWholeByteByByte(firstDocuments: Int) throws {
        let parts = [
            try Corpora.count(Array(Self.texts[..<firstDocuments]), .init(memory: 1 << 16)),
            try Corpora.count(Array(Self.texts[firstDocuments...])),
        ]
        let merged = try TestFiles.temporaryDirectory() + "/merged"
        try CorpusCounts.merge(parts.map { try CorpusCounts(path: $0) }, to: merged)
        #expect(try TestFiles.contents(of: merged) == TestFiles.contents(of: Corpora.count(Self.texts)))
        try CorpusCounts.merge(parts.reversed().map { try CorpusCounts(path: $0) }, to: merged)
        #expect(try TestFiles.contents(of: merged) == TestFiles.contents(of: Corpora.count(Self.texts)))
    }

    @Test func eachCountIsFoundAndNoOther() throws {
        let path = try Corpora.count(Self.texts)
        let counts = try CorpusCounts(path: path)
        let all = try Corpora.counts(of: path)
        #expect(UInt64(all.count) == counts.count)
        for count in all.enumerated().filter({ $0.offset % 13 == 0 || $0.offset > all.count - 5 }).map(\.element) {
            #expect(try counts.count(of: count.ngram) == count)
            #expect(try counts.count(of: Ngram(count.ngram.tokens + ["\u{1}"])) == nil)
        }
        for absent in [Ngram([]), Ngram([""]), Ngram(["zzzzz"], isTrueCase: true), Ngram(["a", "b", "c", "d", "e"])] {
            #expect(try counts.count(of: absent) == nil)
        }
    }

    @Test func countsComeInTheOrderOfTheirBytes() throws {
        let counts = try Corpora.counts(of: Corpora.count(Self.texts))
        let keys: [[UInt8]] = counts.map { count in
            let mark = count.ngram.isTrueCase ? 5 : UInt8(count.ngram.tokens.count)
            return [mark] + Array(count.ngram.tokens.joined(separator: " ").utf8)
        }
        #expect(zip(keys, keys.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
    }

    @Test func countsOfNothingAreCounts() throws {
        let path = try Corpora.count([CorpusDocument]())
        #expect(try Corpora.counts(of: path).isEmpty)
        #expect(try CorpusCounts(path: path).count(of: Ngram(["a"])) == nil)
    }

    @Test func countsOfDifferentOptionsAreNotMerged() throws {
        let parts = [try Corpora.count(Self.texts), try Corpora.count(Self.texts, .init(longestNgram: 2))]
        let merged = try TestFiles.temporaryDirectory() + "/merged"
        #expect(throws: CorpusFailure.incompatible(path: parts[0], other: parts[1])) {
            try CorpusCounts.merge(parts.map { try CorpusCounts(path: $0) }, to: merged)
        }
    }

    // MARK: Damage

    private static let small = Corpora.drawn(documents: 2, words: 30)

    private func verify(_ bytes: [UInt8]) throws {
        let path = try TestFiles.temporaryDirectory() + "/counts"
        try TestFiles.write(bytes, to: path)
        try CorpusCounts(path: path).verify()
    }

    @Test func aFileThatIsCutIsRefused() throws {
        let bytes = try TestFiles.contents(of: Corpora.count(Self.small))
        try verify(bytes)
        let lengths: [Int] = [Array(0..<120), Array(stride(from: 120, to: bytes.count, by: 397)), [bytes.count - 1]]
            .flatMap(\.self)
        for count in lengths {
            #expect(throws: CorpusFailure.self, "\(count)") { try verify(Array(bytes[..<count])) }
        }
        #expect(throws: CorpusFailure.self) { try verify(bytes + [0]) }
    }

    @Test func anyFlippedBitIsFound() throws {
        let bytes = try TestFiles.contents(of: Corpora.count(Self.small))
        let ends: [Int] =
            Array(stride(from: 0, to: 64 * 8, by: 5))
            + Array(stride(from: (bytes.count - 60) * 8, to: bytes.count * 8, by: 3))
        let bits: [Int] = ends + Array(stride(from: 64 * 8, to: bytes.count * 8, by: 499))
        for bit in bits {
            var damaged = bytes
            damaged[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect(throws: CorpusFailure.self, "bit \(bit)") { try verify(damaged) }
        }
    }

    @Test func anotherVersionIsNamed() throws {
        var bytes = try TestFiles.contents(of: Corpora.count(Self.small))
        bytes[8] = 1
        let path = try TestFiles.temporaryDirectory() + "/counts"
        try TestFiles.write(bytes, to: path)
        #expect(throws: CorpusFailure.wrongVersion(path: path, found: 1, wanted: 2)) { try CorpusCounts(path: path) }
    }

    @Test(arguments: ["/nowhere/counts", "/dev/null", "/"])
    func whatIsNoFileIsRefused(path: String) {
        #expect(throws: CorpusFailure.self) { try CorpusCounts(path: path) }
    }
}
