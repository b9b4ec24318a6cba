public import HeadwordJSON

/// A message on its way to a client.
public struct Reply: Sendable {
    /// The message.
    public let bytes: [UInt8]
    /// What it has of the memory for answers: a transport keeps this until the client's system has the message.
    public let holds: [AnswerRoom.Hold]

    /// Creates a message.
    public init(_ bytes: [UInt8], holds: [AnswerRoom.Hold] = []) {
        self.bytes = bytes
        self.holds = holds
    }
}

/// The replies to the calls of a batch, as they come.
struct BatchReplies {
    private var replies: [[UInt8]?]
    private var holds: [AnswerRoom.Hold] = []
    /// The length of all of them together, with brackets and commas.
    private var length = 1
    /// The bytes of short replies that nobody has counted yet.
    private var uncounted = 0
    private let limits: MessageLimits
    private let share: AnswerRoom.Share

    init(count: Int, _ limits: MessageLimits, _ share: AnswerRoom.Share) {
        replies = Array(repeating: nil, count: count)
        self.limits = limits
        self.share = share
    }

    /// Takes the reply to one call.
    ///
    /// - Throws: the error of the whole batch if it becomes too long, or there is no memory left for it.
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

    /// The reply to the batch; nil if nothing in it is answered.
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
    /// A hold on memory.
    ///
    /// - Throws: 503 if the client has too much.
    func holds(on bytes: Int) throws(ErrorObject) -> [AnswerRoom.Hold] {
        guard let hold = hold(bytes) else { throw ErrorObject(WritingFailure.noRoom) }
        return [hold]
    }
}

extension ErrorObject {
    /// 413 or 503: the reply was not written to its end.
    init(_ failure: WritingFailure) {
        self.init(failure.reason, failure.message)
    }
}
