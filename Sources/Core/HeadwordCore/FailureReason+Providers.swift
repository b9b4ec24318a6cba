public import HeadwordJSON

extension FailureReason {
    /// The reasons for which an external provider may fail a call.
    public static let ofProviders: [FailureReason] = [
        .providerError, .providerFailed, .providerTimeout, .providerUnavailable,
    ]

    /// The provider refuses the call, and says why in the message.
    public static let providerError = FailureReason(
        "providerError",
        statuses: Array(400...599),
        "The provider refused the call; the message says why."
    )
    /// The provider crashed, was closed, or sent an answer that cannot be read.
    public static let providerFailed = FailureReason(
        "providerFailed",
        statuses: [502],
        isRetryable: true,
        "The provider crashed, was closed, or sent an unreadable reply."
    )
    /// The provider did not answer in time.
    public static let providerTimeout = FailureReason(
        "providerTimeout",
        statuses: [504],
        isRetryable: true,
        "The provider did not answer in time."
    )
    /// The provider is being restarted, or has too many calls waiting.
    public static let providerUnavailable = FailureReason(
        "providerUnavailable",
        statuses: [503],
        isRetryable: true,
        "The provider is restarting or has too many calls waiting; `retryAfter` is the wait in seconds."
    )
}
