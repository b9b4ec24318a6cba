import HeadwordCorpus
import HeadwordCorpusBuilder
import HeadwordObjectStore
import HeadwordTestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct ObjectTests {
    private let directory: String
    private let shelf = ObjectShelf()

    init() throws { directory = try TestFiles.temporaryDirectory() }

    private func put(_ text: String, at key: String) throws {
        let bytes = Array(text.utf8)
        try TestFiles.write(bytes, at: "texts/" + key, below: directory)
        try shelf.write(ObjectPlace(bucket: "texts", key: key), size: bytes.count) { Array(bytes[$0]) }
    }

    private func writeTexts() throws {
        let lines = (0..<300).map { #"{"text":"line\#($0) \#(String(repeating: "w\($0 % 7) ", count: $0 % 50))"}"# }
        try put(lines.joined(separator: "\n"), at: "lines.jsonl")
        for name in ["a", "below/b"] { try put("text of \(name)", at: name) }
        try put("", at: "empty")
    }

    private func count(_ places: [TextPlace], _ shard: String? = nil, to name: String) throws -> CorpusCounts {
        var options = TextFiles.Options()
        options.pieceLength = 500
        let shard = try shard.map { try #require(Shard($0)) }
        let texts = try TextFiles(places, options: options, shard: shard)
        return try CorpusCounting(.init(workers: 2)).count(texts, to: "\(directory)/\(name)").counts
    }

    private var objects: TextPlace { .objects(shelf.list(ObjectPlace(bucket: "texts", key: "")), shelf) }

    @Test(arguments: [1, 3, 8])
    func shardsOfObjectsMergedInAStoreAreTheFiles(shards: Int) async throws {
        try writeTexts()
        _ = try count([.path(directory + "/texts")], to: "files.run")
        var runs: [CorpusCounts] = []
        for number in 1...shards {
            let (place, objects) = (ObjectPlace(bucket: "counts", key: "\(number)"), objects)
            let part = try await blocking { try count([objects], "\(number)/\(shards)", to: "\(number).run") }
            try await part.send(to: place, of: shelf)
            runs.append(try await CorpusCounts(fetching: place, from: shelf, in: directory))
        }
        try CorpusCounts.merge(runs, to: directory + "/objects.run")
        #expect(
            try TestFiles.contents(of: directory + "/objects.run") == TestFiles.contents(of: directory + "/files.run")
        )
    }

    @Test func aDamagedRunIsNamedByItsAddress() async throws {
        let place = ObjectPlace(bucket: "counts", key: "run")
        try shelf.write(place, size: 200) { [UInt8](repeating: 1, count: $0.count) }
        let failure = await #expect(throws: CorpusFailure.self) {
            _ = try await CorpusCounts(fetching: place, from: shelf, in: directory)
        }
        #expect(failure?.description.contains("the counts in s3://counts/run are damaged") == true)
    }

    @Test func filesAndObjectsAreListedWithTheirVersions() throws {
        try writeTexts()
        var listed: [[String]] = []
        try ListedText.forEach(in: [objects, .path(directory + "/texts/a")]) { text in
            listed.append([text.path, text.size.map(String.init) ?? "", text.version ?? ""])
        }
        #expect(listed.first == ["s3://texts/a", "9", "9"] && listed.count == 5)
        #expect(listed.last?[0] == directory + "/texts/a" && listed.last?[1] == "9")
        #expect(listed.last?[2].contains(/^[0-9]+\.[0-9]{9}$/) == true)
    }
}
