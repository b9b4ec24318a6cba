internal import OxfordAPI

/// Decides when a failed call is sent again.
struct RetryPolicy {
    private static let firstPause = 0.1
    private static let longestPause = 2.0

    /// The maximum number of retries.
    let retries: Int

    /// Returns the number of seconds to wait before a retry; nil for no retry.
    ///
    /// - Parameters:
    ///   - retry: the number of retries so far.
    ///   - random: a number from 0 to 1, so that calls that fail together are not retried together.
    func pause(after end: CallEnd, retry: Int, random: Double) -> Double? {
        guard retry < retries, !end.isLasting else { return nil }
        let failure = end.failure
        if let seconds = failure.retryAfter, failure.status == 429 || failure.status == 503 { return Double(seconds) }
        switch failure.status {
        // An internal error usually recurs.
        case 500: return retry == 0 ? Self.backoff(0, random) : nil
        case 502, 503, 504: return Self.backoff(retry, random)
        // There was no reply at all.
        case nil where failure.kind == .unavailable: return Self.backoff(retry, random)
        default: return nil
        }
    }

    private static func backoff(_ retry: Int, _ random: Double) -> Double {
        min(firstPause * Double(1 << min(retry, 8)), longestPause) * (0.5 + random)
    }
}
