internal import Synchronization

/// What others than its supervisor may know of a provider.
final class ProviderStatus: Sendable {
    /// Whether it runs and answers.
    let isUp = Atomic(false)
    /// How often it was started again.
    let restarts = Atomic(0)
    /// The calls that it is answering.
    let callsInFlight = Atomic(0)
}
