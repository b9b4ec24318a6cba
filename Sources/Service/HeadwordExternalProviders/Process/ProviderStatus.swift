internal import Synchronization

/// The status of an external provider, readable from any thread.
final class ProviderStatus: Sendable {
    /// Whether it runs and answers.
    let isUp = Atomic(false)
    /// The number of restarts.
    let restarts = Atomic(0)
    /// The number of calls in flight.
    let callsInFlight = Atomic(0)
}
