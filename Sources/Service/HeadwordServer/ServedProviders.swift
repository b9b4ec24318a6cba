internal import HeadwordExternalProviders
internal import Synchronization

/// The running external providers, which can be replaced.
final class ServedProviders: Sendable {
    private let providers: Mutex<ExternalProviders>

    init(_ providers: ExternalProviders) {
        self.providers = Mutex(providers)
    }

    /// The providers that are running now.
    var current: ExternalProviders { providers.withLock(\.self) }

    /// Replaces the providers; returns the old ones, which may still be answering calls.
    func replace(with others: ExternalProviders) -> ExternalProviders {
        providers.withLock { current in
            defer { current = others }
            return current
        }
    }
}
