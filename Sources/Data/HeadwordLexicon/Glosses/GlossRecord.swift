internal import HeadwordBytes

/// A gloss as it is stored: the numbers of the clues that lead to it, place by place, and the senses that it defines.
///
/// A record begins with its length in bytes. The clues of each place are in ascending order, each as its distance from
/// the one before.
package enum GlossRecord {
    /// The number of glosses in a row of the table.
    package static let perRow = 32

    /// Returns the bytes of a gloss.
    ///
    /// - Parameter clues: the numbers of the clues, indexed by the raw value of ``Clue/Place``.
    package static func bytes(clues: [[Int]], senses: [GlossedSense]) -> [UInt8] {
        var record = ByteWriter()
        for numbers in clues {
            record.write(count: numbers.count)
            var last = 0
            for number in numbers.sorted() {
                record.write(number: number - last)
                last = number
            }
        }
        record.write(senses)
        var whole = ByteWriter()
        whole.write(number: record.bytes.count)
        return whole.bytes + record.bytes
    }

    /// Returns a reader of the record at a place of a row.
    static func reader(_ row: UnsafeRawBufferPointer, at place: Int) throws(ByteReader.Failure) -> ByteReader {
        var reader = ByteReader(row)
        for _ in 0..<place { try reader.skipText() }
        return ByteReader(try reader.textBytes())
    }
}

extension ByteReader {
    /// Reads the numbers of the clues that lead to a gloss in one way.
    @inline(__always)
    mutating func forEachClue(_ body: (Int) -> Void) throws(Failure) {
        var number = 0
        for _ in 0..<(try self.number()) {
            number += try self.number()
            body(number)
        }
    }

    /// Skips the numbers of the clues that lead to a gloss, in all ways.
    mutating func skipClues() throws(Failure) {
        for _ in Clue.Place.allCases { try forEachClue { _ in } }
    }
}
