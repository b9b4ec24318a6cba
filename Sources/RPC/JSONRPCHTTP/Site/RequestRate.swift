internal import HeadwordJSON
package import HeadwordRedis
internal import JSONRPC
internal import Synchronization

/// How many requests each client may send in a period: to one server or, with a store, to all replicas together. While the
/// store cannot be used, each replica counts for itself.
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
    private let store: RedisStore?
    private let state = Mutex(State())

    /// Creates a record of requests.
    ///
    /// - Parameter store: the store that replicas share; nil for none.
    package init(requests: Int, seconds: Int, store: RedisStore? = nil) {
        self.requests = requests
        self.seconds = seconds
        self.store = store
    }

    /// Counts a request.
    func take(for client: String) -> Answer<Allowance, Never> {
        guard let store else { return .ready(takeHere(for: client)) }
        return .pending { [self] in .success(await take(for: client, in: store) ?? takeHere(for: client)) }
    }

    /// Counts a request in the store.
    ///
    /// - Returns: nil if that is not possible.
    private func take(for client: String, in store: RedisStore) async -> Allowance? {
        let key = store.key("rate:\(seconds):\(client)")
        let reply = try? await store.client.run(.count, keys: [key], [RedisArgument(seconds)])
        guard let numbers = reply?.elements.compactMap(\.integer), numbers.count == 2 else { return nil }
        return allowance(after: numbers[0], seconds: numbers[1])
    }

    private func takeHere(for client: String) -> Allowance {
        state.withLock { state in
            let now = ContinuousClock.now
            var elapsed = now - state.start
            if elapsed >= .seconds(seconds) { (state.counts, state.start, elapsed) = ([:], now, .zero) }
            let key = state.counts[client] == nil && state.counts.count >= Self.capacity ? "" : client
            let count = state.counts[key, default: 0] + 1
            state.counts[key] = min(count, requests + 1)
            let rest = max(1, seconds - Int(elapsed.components.seconds))
            return allowance(after: count, seconds: rest)
        }
    }

    private func allowance(after count: Int, seconds: Int) -> Allowance {
        Allowance(remaining: max(0, requests - count), seconds: seconds, isExceeded: count > requests)
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

extension RedisScript {
    /// Counts in a key that expires: `ARGV[1]` seconds after the first count. Returns the number, and the seconds that are
    /// left.
    fileprivate static let count = RedisScript(
        Array(
            """
            local count = redis.call('INCR', KEYS[1])
            if count == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
            return {count, math.max(1, redis.call('TTL', KEYS[1]))}
            """.utf8
        )
    )
}
