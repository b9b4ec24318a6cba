public import HeadwordJSON

/// The server's side of JSON-RPC 2.0, which does no input or output: what answers calls, and what they may cost.
public struct Conversation: Sendable {
    /// Answers one call; the answer to a notification is thrown away.
    public typealias Closure = @Sendable (Call) async throws(ErrorObject) -> any JSONWritable & Sendable

    /// What a message may cost.
    public let limits: MessageLimits
    /// What the memory of requests and answers is taken from.
    public let room: AnswerRoom
    /// Who sees the calls; nil if nobody does, which costs nothing.
    let observer: (any SessionObserver)?
    /// What answers all calls of a message that has come.
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

    /// Creates a conversation in which what answers can be replaced, but not while a batch is answered.
    ///
    /// - Parameters:
    ///   - limits: what a message may cost.
    ///   - room: what the memory of requests and answers is taken from.
    ///   - observer: who sees the calls.
    ///   - answering: tells, when a message has come, what answers all its calls.
    public init(
        limits: MessageLimits = MessageLimits(),
        room: AnswerRoom = AnswerRoom(),
        observer: (any SessionObserver)? = nil,
        answering: @escaping @Sendable () -> any Answering
    ) {
        self.limits = limits
        self.room = room
        self.observer = observer
        self.answering = answering
    }

    /// Begins a session with a client.
    ///
    /// - Parameters:
    ///   - check: what the client must show before its first call; nil if nothing.
    ///   - onRelease: called when work stops that went on after the end of its call.
    public func session(_ check: TokenCheck? = nil, onRelease: @escaping @Sendable () -> Void = {}) -> Session {
        Session(self, check: check, onRelease: onRelease)
    }

    /// The reply to a message that was refused before it was read.
    public func refusal(_ error: ErrorObject) -> [UInt8] {
        Self.reply(.failure(error), id: .null)
    }

    /// The reply to one call.
    static func reply(_ outcome: PendingCall.Outcome, id: RequestID) -> [UInt8] {
        let (name, content) =
            switch outcome {
            case .success(let result): (resultName, result.bytes)
            case .failure(let error): (errorName, error.jsonBytes)
            }
        var reply: [UInt8] = []
        reply.reserveCapacity(opening.count + id.rawBytes.count + name.count + content.count + 1)
        reply += opening
        reply += id.rawBytes
        reply += name
        reply += content
        reply.append(UInt8(ascii: "}"))
        return reply
    }

    private static let opening = Array(#"{"jsonrpc":"2.0","id":"#.utf8)
    private static let resultName = Array(#","result":"#.utf8)
    private static let errorName = Array(#","error":"#.utf8)
}
