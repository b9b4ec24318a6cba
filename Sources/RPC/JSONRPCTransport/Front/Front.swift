package import HeadwordJSON
package import JSONRPC
package import NIOCore

/// A protocol that clients speak over a connection. The transport knows connections and limits, but nothing about what is
/// said.
package protocol Front: Sendable {
    /// Adds the handlers that serve a new connection.
    func addHandlers(to channel: any Channel, _ settings: ConnectionSettings) throws
    /// Returns all that a client is sent whose connection is not served.
    func refusalOfConnection(_ error: ErrorObject) -> [UInt8]
}

/// A protocol whose clients send messages, one after the other: how their bytes become messages, and what answers these.
package protocol MessageFront: Front {
    /// Creates a decoder for a connection.
    func makeDecoder() -> any MessageDecoder
    /// Begins a session with a client.
    ///
    /// - Parameters:
    ///   - check: the check of the token that the client must show; nil for none.
    ///   - caller: the client, as the methods that it calls see it.
    ///   - onRelease: called when work that outlived its call stops.
    func makeSession(
        _ check: TokenCheck?,
        caller: Caller,
        onRelease: @escaping @Sendable () -> Void
    ) -> any ClientSession
}

/// One client's session in the protocol of a front.
package protocol ClientSession: AnyObject, Sendable {
    /// Whether each message is answered before the next one is begun.
    var isSequential: Bool { get }
    /// What somebody reads who opens the port with a browser: what it speaks, and how to use it.
    var adviceForHTTP: String { get }
    /// What greets a client; nil if the client speaks first.
    var greeting: [UInt8]? { get }
    /// What tells a client that no more of its messages will be taken; nil for nothing.
    var closing: [UInt8]? { get }
    /// Whether the client has shown the token, or none is required.
    var isAuthenticated: Bool { get }
    /// Whether no more guesses of the token are accepted from the client.
    var isBarred: Bool { get }
    /// Whether the client has asked for the end.
    var isEndedByClient: Bool { get }
    /// Whether a message should be begun only when the previous one is answered, since memory is short.
    var isShortOfMemory: Bool { get }
    /// The number of calls that have ended while their work continues.
    var abandonedCalls: Int { get }
    /// Begins to answer a message; the reply is nil if there is none.
    func begin(_ message: [UInt8]) -> Answer<Reply?, Never>
    /// Whether a message cancels others; such a message is begun even if there is no place for another.
    func isCancellation(_ message: [UInt8]) -> Bool
    /// Returns the reply to a message that was refused before it was read.
    func refusal(_ error: ErrorObject) -> [UInt8]
    /// Ends all calls, since nobody waits for their answers any longer.
    func end()
}
