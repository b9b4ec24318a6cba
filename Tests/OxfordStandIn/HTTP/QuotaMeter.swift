/// Counts calls against a quota.
struct QuotaMeter {
    private let quota: OxfordStandIn.Quota
    private var calls = 0
    private var windowStart: ContinuousClock.Instant

    init(_ quota: OxfordStandIn.Quota, at now: ContinuousClock.Instant = .now) {
        self.quota = quota
        windowStart = now
    }

    /// Counts a call.
    ///
    /// - Returns: the refusal if the call exceeds the quota, otherwise nil.
    mutating func count(at now: ContinuousClock.Instant = .now) -> Reply? {
        if let window = quota.window, now - windowStart >= window { (calls, windowStart) = (0, now) }
        calls += 1
        return calls > quota.calls ? refusal : nil
    }

    private var refusal: Reply {
        var reply =
            switch quota.mode {
            case .tooManyRequests: Reply.text("Usage limit exceeded", status: 429)
            case .forbidden: Reply.text("Allowance reached", status: 403)
            }
        if let seconds = quota.retryAfter { reply.headers.append(("Retry-After", "\(seconds)")) }
        return reply
    }
}
