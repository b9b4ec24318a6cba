public import HeadwordCore

/// Translates headwords: `translations.*`.
public struct TranslationsProvider: UpstreamProvider {
    /// `translations`
    public static let namespace = "translations"

    private let services: ProviderServices

    /// Creates the provider.
    public init(_ services: ProviderServices) {
        self.services = services
    }

    /// Adds the endpoints.
    public func register(in registry: inout EndpointRegistry) throws {
        try registry.add(TranslationsRequest.self, from: services.lexicon)
    }
}
