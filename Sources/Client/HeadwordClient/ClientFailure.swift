/// The reason a call has no answer.
public enum ClientFailure: Error, Hashable, Sendable {
    /// The server answered with an error.
    case server(ServerFailure)
    /// The connection broke, and broke again when the call was sent a second time.
    case connectionLost(String)
    /// There was no answer in time.
    case deadlinePassed(String)
    /// The task was cancelled.
    case cancelled
    /// The client was closed.
    case closed
    /// The answer lacks a member, or a value has a different type than the schema says.
    case unexpectedAnswer(String)
}

extension ClientFailure: CustomStringConvertible {
    /// A description of the error for people.
    public var description: String {
        switch self {
        case .server(let failure): failure.message
        case .connectionLost(let message), .deadlinePassed(let message), .unexpectedAnswer(let message): message
        case .cancelled: "The call was cancelled."
        case .closed: "The client was closed."
        }
    }
}
