import HeadwordGzip
import HeadwordTestSupport
import Testing

@Suite struct ZipArchiveTests {
    private static let hello = Array("hello hello hello hello\n".utf8)
    /// `hello` without a header, as Python's `zlib.compressobj(9, zlib.DEFLATED, -15)` compresses it.
    private static let deflated: [UInt8] = [203, 72, 205, 201, 201, 87, 200, 64, 39, 185, 0]
    private static let checksum = 0x0B59_8800

    private func contents(_ bytes: [UInt8]) throws -> [[UInt8]] {
        let archive = try ZipArchive(bytes)
        return try archive.members.map { try archive.contents(of: $0) }
    }

    private func reason(_ bytes: [UInt8]) -> String? {
        let failure = #expect(throws: ZipFailure.self) { try contents(bytes) }
        return failure?.reason
    }

    @Test func membersHaveTheirNamesAndContents() throws {
        var zip = SampleZip([("a.json", Array("[]".utf8)), ("folder/b", [])])
        zip.add("c", Self.deflated, method: 8, length: Self.hello.count, checksum: Self.checksum)
        #expect(try ZipArchive(zip.bytes).members.map(\.name) == ["a.json", "folder/b", "c"])
        #expect(try contents(zip.bytes) == [Array("[]".utf8), [], Self.hello])
    }

    @Test func aCommentMayFollow() throws {
        var bytes = SampleZip([("a", [1])]).bytes
        bytes[bytes.count - 2] = 3
        #expect(try contents(bytes + Array("end".utf8)) == [[1]])
    }

    @Test func wrongChecksumsAndLengthsAreFound() {
        var zip = SampleZip()
        zip.add("a", [1, 2, 3], checksum: 7)
        #expect(reason(zip.bytes) == "'a': the checksum is wrong")
        zip = SampleZip()
        zip.add("a", [1, 2, 3], length: 4)
        #expect(reason(zip.bytes) == "'a' is stored, and has two lengths")
    }

    @Test(arguments: [0, 23, 25, 1000])
    func compressedDataOfAnotherLengthAreDamaged(length: Int) {
        var zip = SampleZip()
        zip.add("a", Self.deflated, method: 8, length: length, checksum: Self.checksum)
        #expect(reason(zip.bytes) == "'a': the compressed data are damaged, or are not \(length) bytes")
    }

    @Test(arguments: [Array(deflated.dropLast()), deflated + [0], [], [0xFF, 0xFF]] as [[UInt8]])
    func damagedDataAreFound(data: [UInt8]) {
        var zip = SampleZip()
        zip.add("a", data, method: 8, length: Self.hello.count, checksum: Self.checksum)
        #expect(reason(zip.bytes)?.hasPrefix("'a': the compressed data are damaged") == true)
    }

    @Test func whatIsNotSupportedIsRefused() {
        var zip = SampleZip()
        zip.add("a", [1], flags: 1)
        #expect(reason(zip.bytes) == "'a' is encrypted")
        zip = SampleZip()
        zip.add("a", [1], method: 12)
        #expect(reason(zip.bytes) == "'a': the method of compression 12 is not supported")
        var wide = SampleZip([("a", [1])]).bytes
        for index in wide.count - 14..<wide.count - 10 { wide[index] = 0xFF }
        #expect(reason(wide)?.hasSuffix("Zip64 is not supported") == true)
    }

    /// No beginning of a file is a file, and no changed byte makes the reader fail otherwise than with a reason.
    @Test func aDamagedFileIsRefusedOrRead() {
        let bytes = SampleZip([("a.json", Array("[]".utf8)), ("b", [7])]).bytes
        for length in 0..<bytes.count { #expect(throws: ZipFailure.self) { try contents(Array(bytes.prefix(length))) } }
        for index in bytes.indices {
            for value in [0, 1, 0x7F, 0xFF] as [UInt8] {
                var changed = bytes
                changed[index] = value
                do {
                    _ = try contents(changed)
                } catch {
                    #expect(error is ZipFailure)
                }
            }
        }
    }
}
