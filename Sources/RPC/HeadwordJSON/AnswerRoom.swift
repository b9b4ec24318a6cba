internal import Synchronization

/// The memory that all clients of a process share: for requests that are being answered, for answers that are being
/// written, and for answers that clients have yet to read.
public final class AnswerRoom: Sendable {
    /// The total number of bytes.
    public let limit: Int
    private let taken = Atomic(0)

    /// Creates room for `limit` bytes; unlimited by default.
    public init(limit: Int = .max) {
        self.limit = limit
    }

    /// The number of bytes that are taken.
    public var takenBytes: Int { taken.load(ordering: .relaxed) }

    /// Takes bytes from the room.
    ///
    /// - Returns: false if there are not enough left.
    func take(_ bytes: Int) -> Bool {
        guard taken.add(bytes, ordering: .relaxed).newValue > limit else { return true }
        give(bytes)
        return false
    }

    /// Gives bytes back.
    func give(_ bytes: Int) {
        taken.subtract(bytes, ordering: .relaxed)
    }

    /// One client's share of the room. It is at most as large as what is left for the others, so that many clients that
    /// do not read leave little to each other, but something to everybody.
    public final class Share: Sendable {
        private let room: AnswerRoom
        private let taken = Atomic(0)

        /// Creates the share of a client, which is empty at first.
        public init(of room: AnswerRoom) {
            self.room = room
        }

        /// The number of bytes that the client has taken.
        public var takenBytes: Int { taken.load(ordering: .relaxed) }

        /// Takes bytes until the returned hold is released; returns nil if the client would have too many.
        public func hold(_ bytes: Int) -> Hold? {
            guard room.take(bytes) else { return nil }
            let hold = Hold(bytes, of: self)
            let own = taken.add(bytes, ordering: .relaxed).newValue
            // The room already counts the bytes that are taken now, so they are added back.
            return own <= room.limit - room.takenBytes + bytes ? hold : nil
        }

        fileprivate func give(_ bytes: Int) {
            taken.subtract(bytes, ordering: .relaxed)
            room.give(bytes)
        }
    }

    /// Bytes that stay taken as long as this object lives.
    public final class Hold: Sendable {
        /// The number of bytes.
        public let bytes: Int
        private let share: Share

        fileprivate init(_ bytes: Int, of share: Share) {
            self.bytes = bytes
            self.share = share
        }

        deinit { share.give(bytes) }
    }
}
