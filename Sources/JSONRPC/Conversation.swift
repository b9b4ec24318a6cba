public import HeadwordJSON

/// The server's side of JSON-RPC 2.0: takes messages, returns messages, and does no input or output.
public struct Conversation: Sendable {
    /// Answers one call; the answer to a notification is thrown away.
    public typealias Answer = @Sendable (Call) async throws(ErrorObject) -> any JSONWritable & Sendable

    /// What a message may cost.
    public let limits: MessageLimits
    private let answer: Answer

    /// Creates a conversation in which `answer` answers the calls.
    public init(limits: MessageLimits = MessageLimits(), answer: @escaping Answer) {
        self.limits = limits
        self.answer = answer
    }

    /// Answers a message.
    ///
    /// The calls of a batch are answered side by side, and their replies keep the batch's order. Where `answer` does
    /// not suspend, neither does this.
    ///
    /// - Returns: the message to send back, nil if there is none: for notifications and unasked replies.
    public func reply(to message: [UInt8]) async -> [UInt8]? {
        do throws(ErrorObject) {
            switch try Message(message, limits: limits) {
            case .single(let item): return await reply(to: item)
            case .batch(let items): return try await reply(to: items)
            }
        } catch {
            return refusal(error)
        }
    }

    /// The reply to a message that was refused before it was read.
    public func refusal(_ error: ErrorObject) -> [UInt8] {
        Self.reply(.failure(error), id: .null)
    }

    private func reply(to item: Message.Item) async -> [UInt8]? {
        switch item {
        case .unasked: return nil
        case .invalid(let error, let id): return Self.reply(.failure(error), id: id)
        case .call(let call):
            let outcome = await outcome(of: call)
            guard let id = call.id else { return nil }
            let reply = Self.reply(outcome, id: id)
            guard reply.count > limits.responseBytes else { return reply }
            return Self.reply(.failure(responseTooLarge), id: id)
        }
    }

    private func outcome(of call: Call) async -> Result<any JSONWritable & Sendable, ErrorObject> {
        do throws(ErrorObject) {
            return .success(try await answer(call))
        } catch {
            return .failure(error)
        }
    }

    private func reply(to batch: [Message.Item]) async throws(ErrorObject) -> [UInt8]? {
        let replies = await withTaskGroup(of: (Int, [UInt8]?).self) { group in
            for (index, item) in batch.enumerated() {
                group.addImmediateTask { (index, await reply(to: item)) }
            }
            return await group.reduce(into: [[UInt8]?](repeating: nil, count: batch.count)) { replies, reply in
                replies[reply.0] = reply.1
            }
        }
        let present = replies.compactMap(\.self)
        guard !present.isEmpty else { return nil }
        guard present.reduce(1, { $0 + $1.count + 1 }) <= limits.responseBytes else { throw responseTooLarge }
        var writer = JSONWriter(capacity: present.reduce(1) { $0 + $1.count + 1 })
        writer.array { writer in
            for reply in present { writer.raw(reply) }
        }
        return writer.bytes
    }

    private var responseTooLarge: ErrorObject {
        .tooLarge(reason: "responseTooLarge", "The answer would exceed \(limits.responseBytes) bytes; ask for less.")
    }

    private static func reply(
        _ outcome: Result<any JSONWritable & Sendable, ErrorObject>,
        id: RequestID
    ) -> [UInt8] {
        var writer = JSONWriter(capacity: 4096)
        writer.object { writer in
            writer.member("jsonrpc", "2.0")
            writer.member("id", id)
            switch outcome {
            case .success(let result): writer.member("result", result)
            case .failure(let error): writer.member("error", error)
            }
        }
        return writer.bytes
    }
}
