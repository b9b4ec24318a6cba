public import HeadwordJSON

/// A message on its way to a client.
public struct Reply: Sendable {
    /// The message.
    public let bytes: [UInt8]
    /// Its holds on the memory for answers: a transport keeps them until the system has taken the message.
    public let holds: [AnswerRoom.Hold]

    /// Creates a message.
    public init(_ bytes: [UInt8], holds: [AnswerRoom.Hold] = []) {
        self.bytes = bytes
        self.holds = holds
    }
}

/// The replies to the calls of a batch, as they arrive.
struct BatchReplies {
    private var replies: [[UInt8]?]
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
        length += reply.bytes.count + 1
        guard length <= limits.responseBytes else { throw ErrorObject(WritingFailure.tooLong(limits.responseBytes)) }
        if reply.holds.isEmpty { uncounted += reply.bytes.count }
        holds += reply.holds
        replies[index] = reply.bytes
        guard uncounted > Session.freeBytes else { return }
        holds += try share.holds(on: uncounted)
        uncounted = 0
    }

    /// The reply to the batch; nil if none of its calls is answered.
    var joined: Reply? {
        let replies = replies.compactMap(\.self)
        guard !replies.isEmpty else { return nil }
        var joined: [UInt8] = []
        joined.reserveCapacity(length)
        for reply in replies {
            joined.append(UInt8(ascii: joined.isEmpty ? "[" : ","))
            joined += reply
        }
        joined.append(UInt8(ascii: "]"))
        return Reply(joined, holds: holds)
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
