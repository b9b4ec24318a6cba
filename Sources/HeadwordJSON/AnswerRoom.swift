internal import Synchronization

/// The memory that all clients of a process may fill together: with requests that are being answered, with answers that are
/// being written, and with answers that they have yet to read.
public final class AnswerRoom: Sendable {
    /// How many bytes there are.
    public let limit: Int
    private let taken = Atomic(0)

    /// Creates room for so many bytes; without a limit if nothing is said.
    public init(limit: Int = .max) {
        self.limit = limit
    }

    /// How many bytes are taken.
    public var takenBytes: Int { taken.load(ordering: .relaxed) }

    /// Takes bytes for what is being made.
    ///
    /// - Returns: false if there are not so many.
    func take(_ bytes: Int) -> Bool {
        guard taken.add(bytes, ordering: .relaxed).newValue > limit else { return true }
        give(bytes)
        return false
    }

    /// Gives bytes back.
    func give(_ bytes: Int) {
        taken.subtract(bytes, ordering: .relaxed)
    }

    /// What one client has of the room: at most as much as is left for the others, so that many clients who do not read
    /// leave little to each other, and some to everybody.
    public final class Share: Sendable {
        private let room: AnswerRoom
        private let taken = Atomic(0)

        /// Creates the share of a client, which has nothing yet.
        public init(of room: AnswerRoom) {
            self.room = room
        }

        /// How many bytes the client has.
        public var takenBytes: Int { taken.load(ordering: .relaxed) }

        /// Takes bytes until the hold on them is dropped; nil if the client has too many.
        public func hold(_ bytes: Int) -> Hold? {
            guard room.take(bytes) else { return nil }
            let hold = Hold(bytes, of: self)
            let own = taken.add(bytes, ordering: .relaxed).newValue
            // What the client takes now is not among what is left.
            return own <= room.limit - room.takenBytes + bytes ? hold : nil
        }

        fileprivate func give(_ bytes: Int) {
            taken.subtract(bytes, ordering: .relaxed)
            room.give(bytes)
        }
    }

    /// Bytes that are taken as long as this lives.
    public final class Hold: Sendable {
        /// How many they are.
        public let bytes: Int
        private let share: Share

        fileprivate init(_ bytes: Int, of share: Share) {
            self.bytes = bytes
            self.share = share
        }

        deinit { share.give(bytes) }
    }
}
