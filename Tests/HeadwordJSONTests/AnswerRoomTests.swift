import HeadwordJSON
import Testing

/// A text of many pieces that counts how many of them were requested.
private struct Pieces: JSONWritable {
    var piece = String(repeating: "x\u{1}", count: 2048)
    var count = 1000

    func write(to writer: inout JSONWriter) {
        writer.array { writer in
            for _ in 0..<count { writer.string(piece) }
        }
    }
}

@Suite struct WritingBoundTests {
    /// Values that hit the bound in a string, in ready-made JSON, in a number, and in brackets.
    static let values: [any JSONWritable & Sendable] = [
        Array(repeating: "abc\n", count: 100), Array(repeating: 1_234_567, count: 100),
        [[[[[["a"]]]]]], String(repeating: "é\"", count: 50_000),
        [RenderedJSON(String(repeating: "x", count: 10_000)), RenderedJSON(String(repeating: "y", count: 9))],
    ]

    @Test(arguments: values.indices)
    func aTextMayBeAsLongAsTheBoundAndNoLonger(index: Int) throws {
        let value = Self.values[index]
        let whole = value.jsonBytes
        #expect(try RenderedJSON(value, within: WritingBound(bytes: whole.count)).bytes == whole)
        for bytes in [0, 1, whole.count / 2, whole.count - 1] {
            #expect(throws: WritingFailure.tooLong(bytes)) {
                try RenderedJSON(value, within: WritingBound(bytes: bytes))
            }
        }
    }

    @Test func aTextThatIsTooLongTakesNoMoreMemoryThanTheBound() {
        let room = AnswerRoom(limit: 2 << 20)
        // 24 MiB would be refused by the room, and 1 MiB by the bound.
        #expect(throws: WritingFailure.tooLong(1 << 20)) {
            try RenderedJSON(Pieces(), within: WritingBound(bytes: 1 << 20, room: room))
        }
        #expect(throws: WritingFailure.noRoom) {
            try RenderedJSON(Pieces(), within: WritingBound(bytes: 64 << 20, room: room))
        }
        #expect(room.takenBytes == 0)
    }

    @Test func longStringsAreEscapedAsShortOnes() throws {
        for length in [4095, 4096, 4097, 8192, 10_000] {
            let text = String((0..<length).map { $0 % 7 == 0 ? "\u{1}" : $0 % 3 == 0 ? "\"" : "a" })
            #expect(try JSONText(text.jsonBytes).string() == text)
        }
    }
}

@Suite struct AnswerRoomTests {
    @Test func aClientHasAtMostAsMuchAsIsLeftForTheOthers() {
        let room = AnswerRoom(limit: 100)
        let (first, second, third) = (
            AnswerRoom.Share(of: room), AnswerRoom.Share(of: room), AnswerRoom.Share(of: room)
        )
        var holds = [first.hold(50)]
        #expect(holds.last != nil)
        #expect(first.hold(1) == nil)
        holds.append(second.hold(25))
        #expect(holds.last != nil)
        #expect(second.hold(1) == nil)
        holds.append(third.hold(12))
        #expect(holds.last != nil)
        #expect(third.hold(14) == nil)
        #expect(room.takenBytes == 87 && first.takenBytes == 50 && third.takenBytes == 12)
        holds = []
        #expect(room.takenBytes == 0 && first.takenBytes == 0)
        #expect(third.hold(50) != nil)
    }

    @Test func roomWithoutALimitIsNeverFull() {
        let share = AnswerRoom.Share(of: AnswerRoom())
        let holds = (0..<100).map { _ in share.hold(1 << 40) }
        #expect(holds.allSatisfy { $0 != nil })
    }
}
