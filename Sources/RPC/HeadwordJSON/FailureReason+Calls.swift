// The reasons for which any call may fail, whatever it requests.

extension FailureReason {
    /// The reasons for which any call may fail.
    public static let ofCalls: [FailureReason] = [
        .parseError, .nestedTooDeep, .responseTooLarge, .overloaded, .busy, .invalidParameter,
        .missingParameter, .unknownParameter, .cancelled, .internalError,
    ]

    /// The message is not JSON.
    public static let parseError = FailureReason(
        "parseError",
        code: -32700,
        statuses: [400],
        "The message is not JSON; `position` is the byte offset of the error."
    )
    /// The message or its parameters are nested more deeply than the server accepts.
    public static let nestedTooDeep = FailureReason(
        "nestedTooDeep",
        statuses: [413],
        "The message or its parameters are nested too deeply."
    )
    /// The answer would be larger than the server sends: ask for less.
    public static let responseTooLarge = FailureReason(
        "responseTooLarge",
        statuses: [413],
        "The answer would exceed the size limit: ask for less."
    )
    /// The server already holds as many bytes of requests and answers as it may.
    public static let overloaded = FailureReason(
        "overloaded",
        statuses: [503],
        isRetryable: true,
        "The server's memory for requests and answers is used up: read the waiting answers, or ask for less."
    )
    /// The call has waited too long for its turn.
    public static let busy = FailureReason(
        "busy",
        statuses: [503],
        isRetryable: true,
        "The call has waited for a thread longer than `limits.queue-milliseconds`: try again later."
    )
    /// The value of `parameter` is not one that it accepts.
    public static let invalidParameter = FailureReason(
        "invalidParameter",
        code: -32602,
        statuses: [400],
        "The value of `parameter` is invalid; `allowed` has the labels that it accepts."
    )
    /// `parameter` is required but missing.
    public static let missingParameter = FailureReason(
        "missingParameter",
        code: -32602,
        statuses: [400],
        "The required parameter `parameter` is missing."
    )
    /// The method has no `parameter`.
    public static let unknownParameter = FailureReason(
        "unknownParameter",
        code: -32602,
        statuses: [400],
        "The method has no parameter `parameter`; `allowed` has those that it has."
    )
    /// The client cancelled the call, or went away.
    public static let cancelled = FailureReason(
        "cancelled",
        statuses: [499],
        "The client cancelled the call or disconnected."
    )
    /// The server is at fault, and the caller can do nothing.
    public static let internalError = FailureReason(
        "internalError",
        code: -32603,
        statuses: [500],
        "An internal error of the server."
    )
}
