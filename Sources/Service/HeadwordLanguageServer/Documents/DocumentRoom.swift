internal import Synchronization

/// The memory for the open documents of all editors.
package final class DocumentRoom: Sendable {
    /// The maximum length of all documents together, in bytes.
    package let limit: Int
    private let taken = Atomic(0)

    /// Creates a room.
    package init(limit: Int = 256 << 20) {
        self.limit = limit
    }

    /// Takes more or less room than before.
    ///
    /// - Returns: false if there is not enough; nothing is taken then.
    func take(_ bytes: Int) -> Bool {
        guard taken.add(bytes, ordering: .relaxed).newValue > limit, bytes > 0 else { return true }
        taken.subtract(bytes, ordering: .relaxed)
        return false
    }
}
