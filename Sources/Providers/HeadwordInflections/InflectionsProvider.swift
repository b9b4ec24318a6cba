public import HeadwordCore

/// Finds the headwords of inflected forms, and the inflected forms of headwords: `inflections.*`.
public struct InflectionsProvider: UpstreamProvider {
    /// `inflections`
    public static let namespace = "inflections"

    private let services: ProviderServices

    /// Creates the provider.
    public init(_ services: ProviderServices) {
        self.services = services
    }

    /// Adds the endpoints.
    public func register(in registry: inout EndpointRegistry) throws {
        try registry.add(LemmasRequest.self, from: services.lexicon)
        try registry.add(FormsRequest.self, from: services.lexicon)
    }
}
