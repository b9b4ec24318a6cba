public import HeadwordJSON

extension FailureReason {
    /// What a provider that is a program of its own may end a call with.
    public static let ofProviders: [FailureReason] = [
        .providerError, .providerFailed, .providerTimeout, .providerUnavailable,
    ]

    /// The provider refuses the call, and says why in the message.
    public static let providerError = FailureReason(
        "providerError",
        statuses: Array(400...599),
        "The provider refuses the call, and says why in the message."
    )
    /// The provider crashed, was closed, or answered with what cannot be read.
    public static let providerFailed = FailureReason(
        "providerFailed",
        statuses: [502],
        isRetryable: true,
        "The provider crashed, was closed, or answered with what cannot be read."
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
