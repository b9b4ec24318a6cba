import HeadwordBytes
import Testing

private enum Colour: UInt8 {
    case red
    case blue
}

struct ByteReaderTests {
    private let written: [UInt8] = {
        var writer = ByteWriter()
        writer.write("tea")
        writer.write(ifPresent: nil as String?)
        writer.write(["a", ""])
        writer.write(number: 1 << 34)
        writer.write(true)
        writer.write(case: Colour.blue)
        writer.write(ifPresent: nil as Colour?)
        return writer.bytes
    }()

    private func readAll(_ bytes: [UInt8]) throws {
        try bytes.withUnsafeBytes { bytes throws in
            var reader = ByteReader(bytes)
            #expect(try reader.text() == "tea")
            #expect(try reader.textIfPresent() == nil)
            #expect(try reader.texts() == ["a", ""])
            #expect(try reader.number() == 1 << 34)
            #expect(try reader.flag())
            #expect(try reader.member() == Colour.blue)
            #expect(try reader.memberIfPresent() as Colour? == nil)
            #expect(reader.isAtEnd)
        }
    }

    @Test func whatWasWrittenIsRead() throws {
        try readAll(written)
    }

    @Test func bytesThatAreCutOffAreRefused() {
        for length in written.indices {
            #expect(throws: ByteReader.Failure.self) {
                try written[..<length].withUnsafeBytes { bytes in
                    var reader = ByteReader(bytes)
                    _ = (try reader.text(), try reader.text(), try reader.texts(), try reader.number())
                    _ = (try reader.byte(), try reader.byte(), try reader.byte())
                }
            }
        }
    }

    @Test(arguments: [[0x80, 0x80, 0x80, 0x80, 0x80, 1], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF]] as [[UInt8]])
    func aNumberOfMoreThanFiveBytesIsRefused(bytes: [UInt8]) {
        #expect(throws: ByteReader.Failure.self) {
            try bytes.withUnsafeBytes { bytes in
                var reader = ByteReader(bytes)
                _ = try reader.number()
            }
        }
    }

    @Test func aLengthBeyondTheEndIsRefused() {
        #expect(throws: ByteReader.Failure.self) {
            try ([3, 1, 1] as [UInt8]).withUnsafeBytes { bytes in
                var reader = ByteReader(bytes)
                try reader.skipText()
            }
        }
    }

    @Test func aByteThatIsNoMemberIsRefused() {
        #expect(throws: ByteReader.Failure.self) {
            try ([2] as [UInt8]).withUnsafeBytes { bytes in
                var reader = ByteReader(bytes)
                let _: Colour = try reader.member()
            }
        }
    }
}

struct ByteArrayReaderTests {
    @Test func numbersOfFixedSizeBeginWithTheLowestByte() {
        var bytes: [UInt8] = []
        bytes.append(fixed: UInt32(0x0403_0201))
        bytes.append(fixed: UInt64.max)
        #expect(bytes == [1, 2, 3, 4] + [UInt8](repeating: 0xFF, count: 8))
        var reader = ByteArrayReader(bytes)
        #expect(reader.fixed(UInt32.self) == 0x0403_0201)
        #expect(reader.fixed(UInt64.self) == .max)
        #expect(reader.isAtEnd)
        #expect(reader.fixed(UInt8.self) == nil)
        #expect(bytes.withUnsafeBytes { $0.fixed(at: 1, as: UInt16.self) } == 0x0302)
    }

    @Test func moreBytesThanThereAreCannotBeTaken() {
        var reader = ByteArrayReader([1, 2, 3])
        #expect(reader.take(2) == [1, 2])
        #expect(reader.take(2) == nil)
        #expect(reader.take(.max) == nil)
        #expect(reader.skip(1) == 2..<3)
        #expect(reader.isAtEnd)
    }

    @Test func aVariableNumberHasAtMostEightBytes() {
        var long = ByteArrayReader([UInt8](repeating: 0x80, count: 8) + [1])
        #expect(long.leb() == nil)
        var bytes: [UInt8] = []
        bytes.append(leb: 1 << 56 - 1)
        var reader = ByteArrayReader(bytes)
        #expect(reader.leb() == 1 << 56 - 1)
        #expect(reader.leb() == nil)
    }
}
