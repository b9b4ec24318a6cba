import HeadwordBytes
import Testing

struct LEB128Tests {
    private func read(_ bytes: [UInt8], longest: Int = 10) -> UInt64? {
        var position = 0
        return LEB128.number(in: bytes.span.bytes, at: &position, longest: longest)
    }

    @Test(
        arguments: [
            (0, [0]), (127, [0x7F]), (128, [0x80, 1]), (300, [0xAC, 2]), (16_383, [0xFF, 0x7F]),
            (16_384, [0x80, 0x80, 1]),
            (.max, [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1]),
        ] as [(UInt64, [UInt8])]
    )
    func aNumberHasSevenBitsInEachByte(number: UInt64, expected: [UInt8]) {
        var bytes: [UInt8] = []
        bytes.append(leb: number)
        #expect(bytes == expected)
        #expect(read(bytes) == number)
    }

    @Test func numbersAreReadOneAfterTheOther() {
        var bytes: [UInt8] = []
        let numbers = (0..<64).map { UInt64(1) << UInt64($0) }
        for number in numbers { bytes.append(leb: number) }
        var position = 0
        for number in numbers {
            #expect(LEB128.number(in: bytes.span.bytes, at: &position, longest: 10) == number)
        }
        #expect(position == bytes.count)
    }

    @Test(arguments: [[], [0x80], [0xFF, 0xFF, 0x80]] as [[UInt8]])
    func aNumberThatIsCutOffIsNone(bytes: [UInt8]) {
        #expect(read(bytes) == nil)
    }

    @Test func aNumberIsNotLongerThanAllowed() {
        let bytes: [UInt8] = [0x80, 0x80, 0x80, 0x80, 1]
        #expect(read(bytes, longest: 5) == 1 << 28)
        #expect(read(bytes, longest: 4) == nil)
        #expect(read([UInt8](repeating: 0x80, count: 10) + [0]) == nil)
    }

    @Test func nothingIsReadAtThePlaceBehindTheBytes() {
        var position = 3
        #expect(LEB128.number(in: ([1, 2] as [UInt8]).span.bytes, at: &position, longest: 5) == nil)
    }
}
