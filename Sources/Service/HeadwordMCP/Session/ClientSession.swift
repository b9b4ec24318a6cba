internal import Synchronization

/// The session of a client that has called `initialize`.
final class ClientSession: Sendable {
    private let agreed = Mutex(ProtocolVersion.ofNovember2025)

    /// The version that it has agreed on.
    var version: ProtocolVersion {
        get { agreed.withLock(\.self) }
        set { agreed.withLock { $0 = newValue } }
    }
}
