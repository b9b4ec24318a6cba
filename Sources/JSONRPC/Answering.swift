public import HeadwordJSON

/// What answers calls.
public protocol Answering: Sendable {
    /// Answers a call whose answer waits for nothing; nil if it must be answered by ``answer(_:)``.
    func answerAtOnce(_ call: Call) throws(ErrorObject) -> RenderedJSON?

    /// Answers a call; the answer to a notification is thrown away.
    func answer(_ call: Call) async throws(ErrorObject) -> any JSONWritable & Sendable
}

/// Answers calls by a closure, which may wait.
public struct AnsweringClosure: Answering {
    private let answer: Conversation.Answer

    /// Takes the closure.
    public init(_ answer: @escaping Conversation.Answer) {
        self.answer = answer
    }

    /// Nil: a closure is never known not to wait.
    public func answerAtOnce(_ call: Call) -> RenderedJSON? { nil }

    /// Answers a call.
    public func answer(_ call: Call) async throws(ErrorObject) -> any JSONWritable & Sendable { try await answer(call) }
}
