public import HeadwordJSON

extension FailureReason {
    /// The reasons for which the protocol and its transports may end a call.
    public static let ofProtocol: [FailureReason] = [
        .badHeader, .invalidRequest, .methodNotFound, .requestTooLarge, .batchTooLong, .unauthenticated,
        .wrongToken, .requestTimeout, .tooManyConnections, .deadlinePassed,
    ]

    /// A header of a message with `Content-Length` cannot be read.
    public static let badHeader = FailureReason(
        "badHeader",
        code: -32700,
        statuses: [400],
        "A header of a message with `Content-Length` framing is malformed."
    )
    /// The message is JSON but not a request.
    public static let invalidRequest = FailureReason(
        "invalidRequest",
        code: -32600,
        statuses: [400],
        "The message is valid JSON but not a valid request."
    )
    /// There is no such method.
    public static let methodNotFound = FailureReason(
        "methodNotFound",
        code: -32601,
        statuses: [404],
        "There is no such method; `suggestions` has methods with similar names."
    )
    /// The message has more bytes than the server accepts.
    public static let requestTooLarge = FailureReason(
        "requestTooLarge",
        statuses: [413],
        "The message exceeds the size limit."
    )
    /// The batch has more calls than the server accepts.
    public static let batchTooLong = FailureReason(
        "batchTooLong",
        statuses: [413],
        "The batch has too many calls."
    )
    /// The server requires its token, through `server.authenticate`, before any other call.
    public static let unauthenticated = FailureReason(
        "unauthenticated",
        statuses: [401],
        "The server requires its token, sent by `server.authenticate`, before any other call."
    )
    /// The token is wrong.
    public static let wrongToken = FailureReason(
        "wrongToken",
        statuses: [403],
        "The token is wrong."
    )
    /// The message took too long to arrive, from its first byte to its last.
    public static let requestTimeout = FailureReason(
        "requestTimeout",
        statuses: [408],
        isRetryable: true,
        "The message took too long to arrive, from its first byte to its last."
    )
    /// The server has reached its limit of connections.
    public static let tooManyConnections = FailureReason(
        "tooManyConnections",
        statuses: [503],
        isRetryable: true,
        "The server has reached its maximum number of connections."
    )
    /// The answer took longer than a call may take.
    public static let deadlinePassed = FailureReason(
        "deadlinePassed",
        statuses: [508],
        isRetryable: true,
        "The call exceeded its time limit."
    )
}
