// Why any call may have no answer, whatever it asks for.

extension FailureReason {
    /// What any call may end with.
    public static let ofCalls: [FailureReason] = [
        .parseError, .nestedTooDeep, .responseTooLarge, .overloaded, .invalidParameter, .missingParameter,
        .unknownParameter, .cancelled, .internalError,
    ]

    /// The message is not JSON.
    public static let parseError = FailureReason(
        "parseError",
        code: -32700,
        statuses: [400],
        "The message is not JSON; `position` is the byte where that shows."
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
    /// The server holds as many bytes of requests and answers as it may.
    public static let overloaded = FailureReason(
        "overloaded",
        statuses: [503],
        isRetryable: true,
        "The server holds as many bytes of requests and answers as it may: read the answers that wait, or ask for less."
    )
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
    /// The client cancelled the call, or went away.
    public static let cancelled = FailureReason(
        "cancelled",
        statuses: [499],
        "The client cancelled the call, or went away."
    )
    /// The server is at fault, and the caller can do nothing.
    public static let internalError = FailureReason(
        "internalError",
        code: -32603,
        statuses: [500],
        "The server is at fault, and the caller can do nothing."
    )
}
