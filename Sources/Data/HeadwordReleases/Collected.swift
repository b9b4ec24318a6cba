internal import Synchronization

/// The pieces of a small file.
final class Collected: Sendable {
    private let limit: Int
    private let bytes = Mutex<[UInt8]?>([])

    /// - Parameter limit: the maximum number of bytes; of a longer file, nothing is kept.
    init(limit: Int) { self.limit = limit }

    /// The contents; nil if they are too long.
    var value: [UInt8]? { bytes.withLock(\.self) }

    func append(_ piece: [UInt8]) {
        bytes.withLock { bytes in
            bytes = bytes.flatMap { $0.count + piece.count <= limit ? $0 + piece : nil }
        }
    }
}
