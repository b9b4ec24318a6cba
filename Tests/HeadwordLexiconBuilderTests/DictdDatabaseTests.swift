import HeadwordLexiconBuilder
import Testing

@Suite struct DictdDatabaseTests {
    /// The texts `first`, `second` and a notice about the dictionary.
    private static let texts = Array("first\nsecond\nnotice\n".utf8)

    private static func database(_ index: String) throws -> DictdDatabase {
        try DictdDatabase(index: Array(index.utf8), texts: texts, path: "sample.index")
    }

    @Test func keysThatLeadToOneTextBelongToOneBlock() throws {
        let blocks = try Self.database("Two\tG\tH\nother\tG\tH\none\tA\tG\n").blocks
        #expect(blocks.map(\.keys) == [["one"], ["Two", "other"]])
        #expect(blocks.map { String(decoding: $0.text, as: UTF8.self) } == ["first\n", "second\n"])
    }

    @Test(arguments: ["00-database-info", "00databaseurl", "00-gcide-long"])
    func textsAboutTheDictionaryAreLeftOut(key: String) throws {
        #expect(try Self.database("one\tA\tG\n\(key)\tN\tH\n").blocks.map(\.keys) == [["one"]])
    }

    @Test func aFourthColumnHoldsTheKeyAsItWasWritten() throws {
        #expect(try Self.database("one\tA\tG\tÖne\n").blocks.map(\.keys) == [["Öne"]])
    }

    @Test(arguments: ["one\tA\n", "one\tA\t!\n", "one\tA\tZZ\n", "one\tAAAAAAAA\tG\n", "no tabs\n"])
    func aDamagedIndexIsReportedWithItsLine(index: String) {
        #expect {
            try Self.database("fine\tA\tG\n" + index)
        } throws: { error in
            (error as? ImportFailure)?.line == 2 && (error as? ImportFailure)?.path == "sample.index"
        }
    }

    /// `printf 'hello hello\n' | gzip -n`
    private static let gzip: [UInt8] = [
        31, 139, 8, 0, 0, 0, 0, 0, 0, 3, 203, 72, 205, 201, 201, 87, 200, 0, 145, 92, 0, 165, 106, 10, 68, 12, 0, 0, 0,
    ]

    @Test func gzipIsInflated() throws {
        #expect(String(decoding: try Gzip.inflate(Self.gzip, path: "x.dz"), as: UTF8.self) == "hello hello\n")
    }

    @Test(arguments: [[], Array(gzip.dropLast(9)), Array("plain text".utf8)])
    func damagedGzipIsReported(bytes: [UInt8]) {
        #expect(throws: ImportFailure.self) { try Gzip.inflate(bytes, path: "x.dz") }
    }
}
