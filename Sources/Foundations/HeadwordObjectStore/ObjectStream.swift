internal import Dispatch
internal import Synchronization

/// Reads an object from a byte on for a thread that may wait, as code that reads files does.
///
/// The next piece is fetched while the thread works with the last one, so two are in memory.
package final class ObjectStream {
    /// The length of the pieces after the range that is known to be wanted.
    private static let shortLength = 64 << 10

    private let object: StoredObject
    private let store: any ObjectStore
    /// The end of what is known to be wanted. More is fetched only when it is asked for.
    private let expectedEnd: Int
    /// The byte up to which pieces were begun to be fetched.
    private var position: Int
    private var ahead: PendingBytes?

    /// Creates a stream; nothing is fetched before the first call of ``read()``.
    ///
    /// - Parameter range: where to begin, and where the reader will probably stop.
    package init(_ object: StoredObject, of store: any ObjectStore, in range: Range<Int>? = nil) {
        self.object = object
        self.store = store
        position = range?.lowerBound ?? 0
        expectedEnd = min(range?.upperBound ?? object.size, object.size)
    }

    deinit { ahead?.cancel() }

    /// Waits for the next bytes; nil at the end of the object.
    package func read() throws -> [UInt8]? {
        guard let bytes = ahead ?? fetch() else { return nil }
        ahead = position < expectedEnd ? fetch() : nil
        return try bytes.value()
    }

    private func fetch() -> PendingBytes? {
        guard position < object.size else { return nil }
        let end = position < expectedEnd ? min(position + ObjectBlock.length, expectedEnd) : position + Self.shortLength
        let range = position..<min(end, object.size)
        position = range.upperBound
        return PendingBytes { [store, object] in try await store.bytes(range, of: object) }
    }
}

/// Bytes that a task fetches and a thread waits for.
private final class PendingBytes: Sendable {
    private let outcome = Mutex<Result<[UInt8], any Error>?>(nil)
    private let isThere = DispatchSemaphore(value: 0)
    private let task = Mutex<Task<Void, Never>?>(nil)

    init(_ fetch: @escaping @Sendable () async throws -> [UInt8]) {
        let task = Task {
            let outcome: Result<[UInt8], any Error>
            do { outcome = .success(try await fetch()) } catch { outcome = .failure(error) }
            self.outcome.withLock { $0 = outcome }
            isThere.signal()
        }
        self.task.withLock { $0 = task }
    }

    /// Waits for the bytes and hands them over. They must be asked for only once.
    func value() throws -> [UInt8] {
        isThere.wait()
        return try outcome.withLock { $0.take() }?.get() ?? []
    }

    func cancel() { task.withLock { $0?.cancel() } }
}
