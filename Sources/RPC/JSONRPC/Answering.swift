public import HeadwordJSON

/// Something that answers calls.
public protocol Answering: Sendable {
    /// Begins to answer a call; the answer to a notification is discarded.
    ///
    /// - Parameter caller: the connection that the call comes from.
    func begin(_ call: Call, from caller: Caller) throws(ErrorObject) -> Answer<RenderedJSON, ErrorObject>

    /// Takes a client's reply to a request of the server.
    func receive(_ reply: ClientReply, from caller: Caller)

    /// What tells clients the data that answers come from: the beginning of a digest. Nil if nothing does.
    var edition: String? { get }
}

extension Answering {
    /// Ignores the reply: most services send no requests.
    public func receive(_ reply: ClientReply, from caller: Caller) {}

    /// Nil: most services have no data that are replaced.
    public var edition: String? { nil }
}

/// Answers calls with a closure, which may suspend.
public struct AnsweringClosure: Answering {
    private let bound: WritingBound
    private let answer: Conversation.Closure

    /// Creates an answering closure, whose answers must stay within a bound.
    public init(within bound: WritingBound = WritingBound(), _ answer: @escaping Conversation.Closure) {
        self.bound = bound
        self.answer = answer
    }

    /// Leaves the call to the closure, which is always assumed to suspend.
    public func begin(_ call: Call, from caller: Caller) -> Answer<RenderedJSON, ErrorObject> {
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
