public import HeadwordJSON

extension FailureReason {
    /// What the protocol and its transports may end a call with.
    public static let ofProtocol: [FailureReason] = [
        .badHeader, .invalidRequest, .methodNotFound, .requestTooLarge, .batchTooLong, .unauthenticated,
        .wrongToken, .requestTimeout, .tooManyConnections, .deadlinePassed,
    ]

    /// A header of a message with `Content-Length` cannot be read.
    public static let badHeader = FailureReason(
        "badHeader",
        code: -32700,
        statuses: [400],
        "A header of a message with `Content-Length` cannot be read."
    )
    /// The message is JSON, and no request.
    public static let invalidRequest = FailureReason(
        "invalidRequest",
        code: -32600,
        statuses: [400],
        "The message is JSON, and no request."
    )
    /// There is no such method.
    public static let methodNotFound = FailureReason(
        "methodNotFound",
        code: -32601,
        statuses: [404],
        "There is no such method; `suggestions` has those with similar names."
    )
    /// The message has more bytes than the server takes.
    public static let requestTooLarge = FailureReason(
        "requestTooLarge",
        statuses: [413],
        "The message has more bytes than the server takes."
    )
    /// The batch has more calls than the server takes.
    public static let batchTooLong = FailureReason(
        "batchTooLong",
        statuses: [413],
        "The batch has more calls than the server takes."
    )
    /// The server wants its token, by `server.authenticate`, before any other call.
    public static let unauthenticated = FailureReason(
        "unauthenticated",
        statuses: [401],
        "The server wants its token, by `server.authenticate`, before any other call."
    )
    /// The token is not the server's.
    public static let wrongToken = FailureReason(
        "wrongToken",
        statuses: [403],
        "The token is not the server's."
    )
    /// The message took longer to come than a message may, from its first byte to its last.
    public static let requestTimeout = FailureReason(
        "requestTimeout",
        statuses: [408],
        isRetryable: true,
        "The message took longer to come than a message may, from its first byte to its last."
    )
    /// The server has as many connections as it may.
    public static let tooManyConnections = FailureReason(
        "tooManyConnections",
        statuses: [503],
        isRetryable: true,
        "The server has as many connections as it may."
    )
    /// The answer took longer than a call may.
    public static let deadlinePassed = FailureReason(
        "deadlinePassed",
        statuses: [508],
        isRetryable: true,
        "The answer took longer than a call may."
    )
}
