internal import HeadwordJSON
internal import JSONRPC
internal import Synchronization

/// How many requests each client may send in a period.
package final class RequestRate: Sendable {
    /// What is left to a client, as it is told (draft-ietf-httpapi-ratelimit-headers).
    struct Allowance: Sendable {
        /// The number of requests that are left in this period.
        var remaining: Int
        /// The seconds until the next period.
        var seconds: Int
        /// Whether the request is one too many.
        var isExceeded: Bool
    }

    private struct State {
        var counts: [String: Int] = [:]
        var start = ContinuousClock.now
    }

    /// The maximum number of clients that are counted apart; the others share one allowance.
    private static let capacity = 65_536

    /// The number of requests that a client may send in a period.
    package let requests: Int
    /// The period, in seconds.
    package let seconds: Int
    private let state = Mutex(State())

    /// Creates a record of requests.
    package init(requests: Int, seconds: Int) {
        self.requests = requests
        self.seconds = seconds
    }

    /// Counts a request.
    func take(for client: String) -> Allowance {
        state.withLock { state in
            let now = ContinuousClock.now
            var elapsed = now - state.start
            if elapsed >= .seconds(seconds) { (state.counts, state.start, elapsed) = ([:], now, .zero) }
            let key = state.counts[client] == nil && state.counts.count >= Self.capacity ? "" : client
            let count = state.counts[key, default: 0] + 1
            state.counts[key] = min(count, requests + 1)
            let rest = max(1, seconds - Int(elapsed.components.seconds))
            return Allowance(remaining: max(0, requests - count), seconds: rest, isExceeded: count > requests)
        }
    }

    /// The value of the field `RateLimit-Policy`.
    var policy: String { #""default";q=\#(requests);w=\#(seconds)"# }
}

extension RequestRate.Allowance {
    /// The value of the field `RateLimit`.
    var field: String { #""default";r=\#(remaining);t=\#(seconds)"# }

    /// 429: the client has sent too many requests.
    var error: ErrorObject {
        ErrorObject(
            .rateLimited,
            "Too many requests were sent; try again in \(seconds) s.",
            details: ["retryAfter": .integer(Int64(seconds))]
        )
    }
}
