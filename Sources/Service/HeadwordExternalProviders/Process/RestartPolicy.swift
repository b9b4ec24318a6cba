internal import NIOCore

/// How long to wait before a provider is restarted.
///
/// A provider that has answered a call is restarted at once; one that has not, after longer and longer delays.
struct RestartPolicy {
    private static let first = TimeAmount.milliseconds(100)
    private static let longest = TimeAmount.seconds(30)

    private var failures = 0

    /// Returns the delay after a life of the provider.
    mutating func delay(afterAnswering hasAnswered: Bool) -> TimeAmount {
        failures = hasAnswered ? 0 : failures + 1
        guard failures > 1 else { return .zero }
        let doublings = min(failures - 2, 20)
        return min(.nanoseconds(Self.first.nanoseconds << Int64(doublings)), Self.longest)
    }
}
