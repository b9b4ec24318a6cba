internal import HeadwordFiles

/// The table of dictzip(1) in the header of a gzip file: the lengths of blocks that can be decompressed alone.
enum DictzipHeader {
    private static let longestFile = 1 << 30
    /// What may follow the last block: an empty block that ends the data.
    private static let longestEnd = 64
    private static let (checksumOfHeader, extraField, name, comment): (UInt8, UInt8, UInt8, UInt8) = (2, 4, 8, 16)

    /// Checks that the table of a file, if it has one, agrees with the data.
    ///
    /// - Parameter inflated: the number of uncompressed bytes.
    /// - Throws: ``ImportFailure`` if it does not: programs that read single articles would read others.
    static func check(_ path: String, inflated: Int) throws {
        guard path.hasSuffix(".dz") else { return }
        do {
            try check(try File.bytes(at: path, limit: longestFile), path, inflated)
        } catch let failure as FileFailure {
            throw ImportFailure(failure)
        }
    }

    private static func check(_ file: [UInt8], _ path: String, _ inflated: Int) throws {
        guard file.count > 12, file[0] == 0x1F, file[3] & extraField != 0 else { return }
        let end = 12 + number(file, 10)
        guard end <= file.count, let table = table(file[12..<end]).map(Array.init) else { return }
        let data = file.count - 8 - endOfHeader(file, from: end)
        let numbers = stride(from: 0, to: table.count - 1, by: 2).map { number(table, $0) }
        guard numbers.count >= 3, numbers[0] == 1, numbers[2] == numbers.count - 3 else {
            throw ImportFailure(path, "the table of dictzip in the header is damaged")
        }
        let sum = numbers.dropFirst(3).reduce(0, +)
        guard (sum...sum + longestEnd).contains(data) else {
            throw ImportFailure(path, "the blocks in the table of dictzip have \(sum) bytes, and the data \(data)")
        }
        let capacity = numbers[1] * numbers[2]
        guard capacity - numbers[1] < max(1, inflated), inflated <= capacity else {
            let blocks = "\(numbers[2]) blocks of \(numbers[1]) bytes"
            throw ImportFailure(path, "the table of dictzip has \(blocks), and the uncompressed data \(inflated) bytes")
        }
    }

    /// Returns the field `RA`; nil if there is none.
    private static func table(_ fields: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        var rest = fields
        while rest.count >= 4 {
            let length = number(Array(rest.prefix(4)), 2)
            if rest.starts(with: "RA".utf8) { return rest.dropFirst(4).prefix(length) }
            rest = rest.dropFirst(4 + length)
        }
        return nil
    }

    private static func endOfHeader(_ file: [UInt8], from start: Int) -> Int {
        var position = start
        for field in [name, comment] where file[3] & field != 0 {
            position = (file[position...].firstIndex(of: 0) ?? file.count - 1) + 1
        }
        return position + (file[3] & checksumOfHeader != 0 ? 2 : 0)
    }

    /// Returns a number of two bytes, the lowest first.
    private static func number(_ bytes: [UInt8], _ position: Int) -> Int {
        Int(bytes[position]) | Int(bytes[position + 1]) << 8
    }
}
