import HeadwordGzip
import Testing

@Suite struct GzipDecoderTests {
    /// `printf 'hello hello\n' | gzip -n`
    private static let member: [UInt8] = [
        31, 139, 8, 0, 0, 0, 0, 0, 0, 3, 203, 72, 205, 201, 201, 87, 200, 0, 145, 92, 0, 165, 106, 10, 68, 12, 0, 0, 0,
    ]

    /// Decompresses data that arrive in pieces of a certain length.
    private func decoded(_ bytes: [UInt8], pieceLength: Int) throws -> String {
        let decoder = try GzipDecoder()
        var rest = bytes[...]
        var output: [UInt8] = []
        while try decoder.read(
            into: &output,
            { input in
                input += rest.prefix(pieceLength)
                rest = rest.dropFirst(pieceLength)
                return !input.isEmpty
            }
        ) {}
        return String(decoding: output, as: UTF8.self)
    }

    @Test(arguments: [1, 7, 29, 30, 1000])
    func membersAreDecompressedOneAfterTheOther(pieceLength: Int) throws {
        #expect(try decoded([], pieceLength: pieceLength) == "")
        #expect(try decoded(Self.member, pieceLength: pieceLength) == "hello hello\n")
        let twice = try decoded(Self.member + Self.member, pieceLength: pieceLength)
        #expect(twice == "hello hello\nhello hello\n")
    }

    @Test(arguments: [1, 1000])
    func damageIsReported(pieceLength: Int) {
        #expect(throws: GzipFailure.incomplete) { try decoded(Array(Self.member.dropLast()), pieceLength: pieceLength) }
        #expect(throws: GzipFailure.damaged) { try decoded(Array("plain".utf8), pieceLength: pieceLength) }
        #expect(throws: GzipFailure.damaged) { try decoded(Self.member + [1, 2, 3], pieceLength: pieceLength) }
        var wrongSum = Self.member
        wrongSum[21] ^= 1
        #expect(throws: GzipFailure.damaged) { try decoded(wrongSum, pieceLength: pieceLength) }
    }
}
