internal import HeadwordJSON
internal import NIOCore
internal import Synchronization

/// The open connections of a server, and the number of past ones. Reading them costs the connections nothing.
public final class Connections: Sendable {
    private let limit: Int
    private let room: AnswerRoom
    private let channels = Mutex<[ObjectIdentifier: any Channel]>([:])
    private let acceptedCount = Atomic(0)
    private let refusedCount = Atomic(0)
    private let draining = Atomic(false)

    init(limit: Int, room: AnswerRoom) {
        self.limit = limit
        self.room = room
    }

    /// The number of open connections.
    public var count: Int { channels.withLock(\.count) }

    /// The number of connections served so far.
    public var accepted: Int { acceptedCount.load(ordering: .relaxed) }

    /// The number of connections refused so far because there were too many.
    public var refused: Int { refusedCount.load(ordering: .relaxed) }

    /// Whether the server is about to stop: clients should go elsewhere.
    public var isDraining: Bool { draining.load(ordering: .relaxed) }

    /// The bytes of requests being answered, and of answers being written or not yet read, as far as they count against
    /// the limit shared by all connections.
    public var bytesInFlight: Int { room.takenBytes }

    /// Returns the number of bytes that wait for clients to read them.
    public func outputQueueBytes() async -> Int {
        let queues = channels.withLock { $0.values.map { $0.getOption(.bufferedWritableBytes) } }
        var sum = 0
        for queue in queues {
            // A connection that was closed in the meantime has no queue.
            sum += (try? await queue.get()) ?? 0
        }
        return sum
    }

    /// - Returns: false if the limit is reached.
    func add(_ channel: any Channel) -> Bool {
        let id = ObjectIdentifier(channel)
        let isAdded = channels.withLock { channels in
            guard channels.count < limit else { return false }
            channels[id] = channel
            return true
        }
        guard isAdded else {
            refusedCount.add(1, ordering: .relaxed)
            return false
        }
        acceptedCount.add(1, ordering: .relaxed)
        channel.closeFuture.whenComplete { [self] _ in channels.withLock { $0[id] = nil } }
        return true
    }

    func beginDraining() { draining.store(true, ordering: .relaxed) }

    func forEach(_ body: (any Channel) -> Void) {
        channels.withLock { Array($0.values) }.forEach(body)
    }
}
