/// Stores many small byte strings in a few large pieces, which grow without being copied.
struct ByteArena {
    /// The location of a byte string.
    struct Location {
        fileprivate var piece: UInt32
        fileprivate var start: UInt32
        fileprivate var count: UInt32
    }

    private static let pieceSize = 1 << 22
    private var pieces: [[UInt8]] = []

    /// Stores bytes and returns their location.
    mutating func add(_ bytes: [UInt8]) -> Location {
        if (pieces.last?.count ?? Self.pieceSize) + bytes.count > Self.pieceSize {
            var piece: [UInt8] = []
            piece.reserveCapacity(max(bytes.count, Self.pieceSize))
            pieces.append(piece)
        }
        let last = pieces.count - 1
        let location = Location(
            piece: UInt32(last),
            start: UInt32(pieces[last].count),
            count: UInt32(bytes.count)
        )
        pieces[last].append(contentsOf: bytes)
        return location
    }

    /// Calls `body` with stored bytes.
    func withBytes<Result>(
        at location: Location,
        _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result {
        let range = Int(location.start)..<Int(location.start) + Int(location.count)
        return try pieces[Int(location.piece)].withUnsafeBytes { bytes in
            try body(UnsafeRawBufferPointer(rebasing: bytes[range]))
        }
    }
}
