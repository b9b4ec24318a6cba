import HeadwordCorpus
import HeadwordCorpusBuilder
import HeadwordTestSupport
import Testing

@Suite struct ShardTests {
    private let directory: String

    init() throws { directory = try TestFiles.temporaryDirectory() }

    @Test(arguments: ["", "1", "0/2", "3/2", "1/0", "-1/2", "1/2/3", "1/10001", "a/b", "1/"])
    func aShardIsOneOfSome(text: String) { #expect(Shard(text) == nil) }

    private func count(_ shard: String?, pieces length: Int, to name: String) throws -> CorpusCounts {
        var options = TextFiles.Options()
        options.pieceLength = length
        let shard = try shard.map { try #require(Shard($0)) }
        let texts = try TextFiles([directory + "/texts"], options: options, shard: shard)
        return try CorpusCounting(.init(workers: 2)).count(texts, to: path(name)).counts
    }

    /// The documents of ``writeTexts()``: the lines of two files without the empty ones, and three plain texts.
    private static let documents: UInt64 = 755

    private func path(_ name: String) -> String { "\(directory)/\(name)" }

    /// Writes plain texts, and lines of very different lengths, some of them empty and the last one without its end.
    private func writeTexts() throws {
        var random = SplitMix(state: 1)
        let lines = (0..<400).map { number in
            let tail = (0..<Int.random(in: 0..<(number % 20 == 0 ? 300 : 8), using: &random)).map { _ in
                " w\(Int.random(in: 0..<60, using: &random))"
            }
            return number % 17 == 3 ? "" : #"{"text":"line\#(number) é\#(tail.joined())","date":"200\#(number % 7)"}"#
        }
        try TestFiles.write(
            Array(("\u{FEFF}" + lines.joined(separator: "\n")).utf8),
            at: "texts/lines.jsonl",
            below: directory
        )
        try TestFiles.write(
            Array(lines.joined(separator: "\r\n").utf8),
            at: "texts/below/more.ndjson",
            below: directory
        )
        for name in ["a", "b/c", "d"] {
            try TestFiles.write(Array("text of \(name)".utf8), at: "texts/" + name, below: directory)
        }
    }

    @Test(arguments: [1, 2, 3, 8, 100], [50, 997, 1 << 20])
    func shardsMergedAreTheWhole(shards: Int, length: Int) throws {
        try writeTexts()
        let whole = try count(nil, pieces: length, to: "whole.run")
        #expect(whole.size.documents == Self.documents)
        let runs = try (1...shards).map { number in
            let part = try count("\(number)/\(shards)", pieces: length, to: "\(number).run")
            if shards == 3, length == 997 { #expect(part.size.words > whole.size.words / 4) }
            return path("\(number).run")
        }
        try CorpusCounts.merge(runs.map { try CorpusCounts(path: $0) }, to: path("merged.run"))
        #expect(try TestFiles.contents(of: path("merged.run")) == TestFiles.contents(of: path("whole.run")))
    }

    @Test func aMistakeInAPieceNamesTheByteOfItsLine() throws {
        let line = "{\"text\":\"tea\"}\n"
        let text = String(repeating: line, count: 100) + "{\"text\":1}\n"
        try TestFiles.write(Array(text.utf8), at: "texts/lines.jsonl", below: directory)
        let failures = (1...2).compactMap { number in
            do {
                _ = try count("\(number)/2", pieces: 64, to: "run")
                return nil as String?
            } catch { return "\(error)" }
        }
        #expect(failures.count == 1)
        let place = "lines.jsonl: the line at byte \(100 * line.utf8.count): expected a member 'text'"
        #expect(failures.first?.contains(place) == true, "\(failures)")
    }

    @Test func standardInputCannotBeDivided() throws {
        let shard = try #require(Shard("1/2"))
        #expect(throws: CorpusFailure.self) { try TextFiles(["-"], shard: shard) }
    }

    @Test func gzippedLinesAreNotDivided() async throws {
        try writeTexts()
        let command = "cd '\(directory)' && gzip texts/lines.jsonl && mv texts/lines.jsonl.gz texts/lines.jsonl"
        #expect(try await Program.run("/bin/sh", ["-c", command]).exitCode == 0)
        let parts = try (1...2).map { try count("\($0)/2", pieces: 50, to: "\($0).run").size.documents }
        let sum: UInt64 = parts.reduce(0, +)
        #expect(sum == Self.documents)
    }
}
