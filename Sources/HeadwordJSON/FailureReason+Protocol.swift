// MARK: The message

extension FailureReason {
    /// The message is not JSON.
    public static let parseError = FailureReason(
        "parseError",
        code: -32700,
        statuses: [400],
        "The message is not JSON; `position` is the byte where that shows."
    )
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
    /// The message or its parameters nest deeper than the server reads.
    public static let nestedTooDeep = FailureReason(
        "nestedTooDeep",
        statuses: [413],
        "The message or its parameters nest deeper than the server reads."
    )
    /// The answer would be larger than the server sends: ask for less.
    public static let responseTooLarge = FailureReason(
        "responseTooLarge",
        statuses: [413],
        "The answer would be larger than the server sends: ask for less."
    )
}

// MARK: The session

extension FailureReason {
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
    /// The server holds as many bytes of requests and answers as it may.
    public static let overloaded = FailureReason(
        "overloaded",
        statuses: [503],
        isRetryable: true,
        "The server holds as many bytes of requests and answers as it may: read the answers that wait, or ask for less."
    )
    /// The client cancelled the call, or went away.
    public static let cancelled = FailureReason(
        "cancelled",
        statuses: [499],
        "The client cancelled the call, or went away."
    )
    /// The answer took longer than a call may.
    public static let deadlinePassed = FailureReason(
        "deadlinePassed",
        statuses: [508],
        isRetryable: true,
        "The answer took longer than a call may."
    )
    /// The server is at fault, and the caller can do nothing.
    public static let internalError = FailureReason(
        "internalError",
        code: -32603,
        statuses: [500],
        "The server is at fault, and the caller can do nothing."
    )
}

// MARK: The parameters

extension FailureReason {
    /// The value of `parameter` is not what it takes.
    public static let invalidParameter = FailureReason(
        "invalidParameter",
        code: -32602,
        statuses: [400],
        "The value of `parameter` is not what it takes; `allowed` has the labels that it does."
    )
    /// `parameter` is needed, and not given.
    public static let missingParameter = FailureReason(
        "missingParameter",
        code: -32602,
        statuses: [400],
        "`parameter` is needed, and not given."
    )
    /// The method has no `parameter`.
    public static let unknownParameter = FailureReason(
        "unknownParameter",
        code: -32602,
        statuses: [400],
        "The method has no `parameter`; `allowed` has those that it has."
    )
}

// MARK: Providers that are programs of their own

extension FailureReason {
    /// The provider crashed, was closed, or answered with what cannot be read.
    public static let providerFailed = FailureReason(
        "providerFailed",
        statuses: [502],
        isRetryable: true,
        "The provider crashed, was closed, or answered with what cannot be read."
    )
    /// The provider refuses the call, and says why in the message.
    public static let providerError = FailureReason(
        "providerError",
        statuses: Array(400...599),
        "The provider refuses the call, and says why in the message."
    )
    /// The provider did not answer in time.
    public static let providerTimeout = FailureReason(
        "providerTimeout",
        statuses: [504],
        isRetryable: true,
        "The provider did not answer in time."
    )
    /// The provider is being started again, or has too many calls waiting.
    public static let providerUnavailable = FailureReason(
        "providerUnavailable",
        statuses: [503],
        isRetryable: true,
        "The provider is being started again, or has too many calls waiting; `retryAfter` says for how many seconds."
    )
}
