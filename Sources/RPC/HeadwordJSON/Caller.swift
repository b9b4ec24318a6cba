internal import Synchronization

/// Where a call comes from: a connection, or this process itself. What a connection owns ends with it.
public final class Caller: Sendable {
    /// Returns the message to send, when it can be sent; nil if there is no longer anything to say.
    public typealias Notice = @Sendable () -> [UInt8]?

    /// Whether the caller may do what only the user who runs the process may, such as changing this user's files.
    public let isTrusted: Bool
    private let post: (@Sendable (@escaping Notice) -> Void)?
    private let isOver = Atomic(false)
    private let spokenValue = Atomic(ClientProtocol.plain.rawValue)
    private let hasBelongings = Atomic(false)
    private let belongings = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])

    /// Creates a caller.
    ///
    /// - Parameters:
    ///   - isTrusted: whether it may do what only the user who runs the process may.
    ///   - post: sends a notice as soon as the client reads. Nil for a caller to whom nothing can be sent.
    public init(isTrusted: Bool, post: (@Sendable (@escaping Notice) -> Void)? = nil) {
        self.isTrusted = isTrusted
        self.post = post
    }

    /// Whether notices can be sent.
    public var isReachable: Bool { post != nil }

    /// Whether the caller has asked for the end of its connection.
    public var hasEnded: Bool { isOver.load(ordering: .acquiring) }

    /// Ends the connection once the messages received so far are answered.
    public func end() { isOver.store(true, ordering: .releasing) }

    /// The protocol that the caller speaks.
    public var spoken: ClientProtocol { ClientProtocol(rawValue: spokenValue.load(ordering: .acquiring)) ?? .plain }

    /// Notes which protocol the caller speaks from now on.
    public func speak(_ spoken: ClientProtocol) { spokenValue.store(spoken.rawValue, ordering: .releasing) }

    /// Sends a notice as soon as the client reads. A sender has at most one notice waiting.
    public func send(_ notice: @escaping Notice) { post?(notice) }

    /// Returns what the caller owns of a type; nil if nothing. Costs next to nothing for a caller that owns nothing.
    public func belonging<Belonging: AnyObject & Sendable>(_: Belonging.Type) -> Belonging? {
        guard hasBelongings.load(ordering: .acquiring) else { return nil }
        return belongings.withLock { $0[ObjectIdentifier(Belonging.self)] as? Belonging }
    }

    /// Returns what the caller owns of a type, which is made if there is nothing yet.
    public func belonging<Belonging: AnyObject & Sendable>(orMake make: () -> Belonging) -> Belonging {
        belongings.withLock { belongings in
            let key = ObjectIdentifier(Belonging.self)
            if let known = belongings[key] as? Belonging { return known }
            let made = make()
            belongings[key] = made
            hasBelongings.store(true, ordering: .releasing)
            return made
        }
    }
}
