public import HeadwordJSON

/// What answers calls.
public protocol Answering: Sendable {
    /// Begins to answer a call; the answer to a notification is thrown away.
    func begin(_ call: Call) throws(ErrorObject) -> Answer<RenderedJSON, ErrorObject>
}

/// Answers calls by a closure, which may wait.
public struct AnsweringClosure: Answering {
    private let bound: WritingBound
    private let answer: Conversation.Closure

    /// Takes the closure, whose answers are written as far as they keep to a bound.
    public init(within bound: WritingBound = WritingBound(), _ answer: @escaping Conversation.Closure) {
        self.bound = bound
        self.answer = answer
    }

    /// Leaves the call to the closure: it is never known not to wait.
    public func begin(_ call: Call) -> Answer<RenderedJSON, ErrorObject> {
        .pending {
            do throws(ErrorObject) {
                let answer = try await answer(call)
                return Result { () throws(WritingFailure) in try RenderedJSON(answer, within: bound) }
                    .mapError { ErrorObject($0) }
            } catch {
                return .failure(error)
            }
        }
    }
}
