internal import HeadwordExternalProviders
internal import Synchronization

/// The external providers that run for the service, which others can take the place of.
final class ServedProviders: Sendable {
    private let providers: Mutex<ExternalProviders>

    init(_ providers: ExternalProviders) {
        self.providers = Mutex(providers)
    }

    /// Those that run now.
    var current: ExternalProviders { providers.withLock(\.self) }

    /// Lets others take their place; returns those, which still answer calls.
    func replace(with others: ExternalProviders) -> ExternalProviders {
        providers.withLock { current in
            defer { current = others }
            return current
        }
    }
}
