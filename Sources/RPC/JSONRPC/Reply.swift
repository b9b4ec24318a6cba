public import HeadwordJSON

/// A message on its way to a client.
///
/// Its parts are put together where they are sent from: the answer itself, which may be a cached one, is copied once.
public struct Reply: Sendable {
    private enum Content {
        case message([UInt8])
        case answer(id: RequestID, member: StaticString, [UInt8])
        case batch([Reply])
    }

    private let content: Content
    /// The length of the message.
    public let count: Int
    /// Its holds on the memory for answers: a transport keeps them until the system has taken the message.
    public let holds: [AnswerRoom.Hold]

    /// Creates a message.
    public init(_ bytes: [UInt8], holds: [AnswerRoom.Hold] = []) {
        self.init(.message(bytes), count: bytes.count, holds)
    }

    /// Creates the reply to one call; an error may have no identifier.
    init(_ outcome: PendingCall.Outcome, id: RequestID?) {
        guard let id else {
            let error = outcome.error ?? .internalError
            self.init(Array(#"{"jsonrpc":"2.0","error":"#.utf8) + error.jsonBytes + Array("}".utf8))
            return
        }
        switch outcome {
        case .success(let result): self.init(#","result":"#, result.bytes, id: id)
        case .failure(let error): self.init(#","error":"#, error.jsonBytes, id: id)
        }
    }

    private init(_ member: StaticString, _ bytes: [UInt8], id: RequestID) {
        let count = Self.opening.utf8CodeUnitCount + id.rawBytes.count + member.utf8CodeUnitCount + bytes.count + 1
        self.init(.answer(id: id, member: member, bytes), count: count, [])
    }

    private init(_ content: Content, count: Int, _ holds: [AnswerRoom.Hold]) {
        self.content = content
        self.count = count
        self.holds = holds
    }

    /// Creates the reply to a batch; there must be at least one reply.
    fileprivate init(batch replies: [Reply], holds: [AnswerRoom.Hold]) {
        self.init(.batch(replies), count: replies.reduce(1) { $0 + $1.count + 1 }, holds)
    }

    /// Returns the message with holds on the memory for answers.
    func holding(_ holds: [AnswerRoom.Hold]) -> Reply { Reply(content, count: count, holds) }

    /// The message.
    public var bytes: [UInt8] {
        Array(unsafeUninitializedCapacity: count) { buffer, filled in
            copy(to: UnsafeMutableRawBufferPointer(buffer))
            filled = count
        }
    }

    /// Copies the message to memory that has at least as many bytes.
    package func copy(to memory: UnsafeMutableRawBufferPointer) {
        var rest = UnsafeMutableRawBufferPointer(rebasing: memory[..<count])
        put(to: &rest)
    }

    private func put(to rest: inout UnsafeMutableRawBufferPointer) {
        switch content {
        case .message(let bytes): rest.put(bytes[...])
        case .answer(let id, let member, let bytes):
            rest.put(Self.opening)
            rest.put(id.rawBytes)
            rest.put(member)
            rest.put(bytes[...])
            rest.put("}")
        case .batch(let replies):
            for (index, reply) in replies.enumerated() {
                rest.put(index == 0 ? "[" : ",")
                reply.put(to: &rest)
            }
            rest.put("]")
        }
    }

    private static let opening: StaticString = #"{"jsonrpc":"2.0","id":"#
}

extension UnsafeMutableRawBufferPointer {
    /// Copies bytes to the beginning, and goes on behind them.
    fileprivate mutating func put(_ bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBytes { put($0) }
    }

    fileprivate mutating func put(_ text: StaticString) {
        put(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func put(_ bytes: UnsafeRawBufferPointer) {
        copyMemory(from: bytes)
        self = UnsafeMutableRawBufferPointer(rebasing: self[bytes.count...])
    }
}

/// The replies to the calls of a batch, as they arrive.
struct BatchReplies {
    private var replies: [Reply?]
    private var holds: [AnswerRoom.Hold] = []
    /// The length of all of them together, with brackets and commas.
    private var length = 1
    /// The bytes of short replies that are not yet counted against the memory.
    private var uncounted = 0
    private let limits: MessageLimits
    private let share: AnswerRoom.Share

    init(count: Int, _ limits: MessageLimits, _ share: AnswerRoom.Share) {
        replies = Array(repeating: nil, count: count)
        self.limits = limits
        self.share = share
    }

    /// Adds the reply to one call.
    ///
    /// - Throws: the error of the whole batch if it becomes too long, or no memory is left for it.
    mutating func put(_ reply: Reply?, at index: Int) throws(ErrorObject) {
        guard let reply else { return }
        length += reply.count + 1
        guard length <= limits.responseBytes else { throw ErrorObject(WritingFailure.tooLong(limits.responseBytes)) }
        if reply.holds.isEmpty { uncounted += reply.count }
        holds += reply.holds
        replies[index] = reply
        guard uncounted > Session.freeBytes else { return }
        holds += try share.holds(on: uncounted)
        uncounted = 0
    }

    /// The reply to the batch; nil if none of its calls is answered.
    var joined: Reply? {
        let replies = replies.compactMap(\.self)
        return replies.isEmpty ? nil : Reply(batch: replies, holds: holds)
    }
}

extension AnswerRoom.Share {
    /// Returns a hold on memory.
    ///
    /// - Throws: 503 if the client has too much.
    func holds(on bytes: Int) throws(ErrorObject) -> [AnswerRoom.Hold] {
        guard let hold = hold(bytes) else { throw ErrorObject(WritingFailure.noRoom) }
        return [hold]
    }
}

extension ErrorObject {
    /// 413 or 503: the reply could not be written to its end.
    init(_ failure: WritingFailure) {
        self.init(failure.reason, failure.message)
    }
}
