public import HeadwordJSON

/// The server's side of JSON-RPC 2.0, without input or output: what answers calls, and the limits on messages.
public struct Conversation: Sendable {
    /// Answers one call; the answer to a notification is discarded.
    public typealias Closure = @Sendable (Call) async throws(ErrorObject) -> any JSONWritable & Sendable

    /// The limits on messages.
    public let limits: MessageLimits
    /// The memory for requests and answers.
    public let room: AnswerRoom
    /// The observer of calls; nil for none, which costs nothing.
    let observer: (any SessionObserver)?
    /// The protocol that clients speak from the beginning.
    let spoken: ClientProtocol
    /// Returns what answers the calls of a message that has arrived.
    let answering: @Sendable () -> any Answering

    /// Creates a conversation in which `answer` answers the calls, and `observer` sees them.
    public init(
        limits: MessageLimits = MessageLimits(),
        room: AnswerRoom = AnswerRoom(),
        observer: (any SessionObserver)? = nil,
        answer: @escaping Closure
    ) {
        let closure = AnsweringClosure(within: WritingBound(bytes: limits.responseBytes, room: room), answer)
        self.init(limits: limits, room: room, observer: observer, answering: { closure })
    }

    /// Creates a conversation whose answers can come from a replaceable source, though never from two within a batch.
    ///
    /// - Parameters:
    ///   - limits: the limits on messages.
    ///   - room: the memory for requests and answers.
    ///   - observer: the observer of calls; nil for none.
    ///   - spoken: the protocol that clients speak from the beginning.
    ///   - answering: called for each message; returns what answers all its calls.
    public init(
        limits: MessageLimits = MessageLimits(),
        room: AnswerRoom = AnswerRoom(),
        observer: (any SessionObserver)? = nil,
        speaking spoken: ClientProtocol = .plain,
        answering: @escaping @Sendable () -> any Answering
    ) {
        self.limits = limits
        self.room = room
        self.observer = observer
        self.spoken = spoken
        self.answering = answering
    }

    /// What tells clients the data that a message which arrives now is answered from; nil if nothing does.
    package var edition: String? { answering().edition }

    /// Returns the conversation in which what answers now answers every message, even if it is replaced meanwhile.
    package func settled() -> Conversation {
        let answering = answering()
        return Conversation(limits: limits, room: room, observer: observer, speaking: spoken) { answering }
    }

    /// Begins a session with a client.
    ///
    /// - Parameters:
    ///   - check: the check of the token that the client must show before its first call; nil for none.
    ///   - caller: the client, as the methods that it calls see it; by default, one that is not trusted.
    ///   - onRelease: called when work that outlived its call stops.
    public func session(
        _ check: TokenCheck? = nil,
        caller: Caller = Caller(isTrusted: false),
        onRelease: @escaping @Sendable () -> Void = {}
    ) -> Session {
        Session(self, check: check, caller: caller, onRelease: onRelease)
    }

    /// Returns the reply to a message that was refused before it was read.
    public func refusal(_ error: ErrorObject) -> [UInt8] {
        Reply(.failure(error), id: spoken.shown(.null)).bytes
    }
}
