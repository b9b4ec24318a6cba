public import HeadwordCore

/// Lists and changes the words of layers: `words.*`.
public struct WordsProvider: EndpointProvider {
    /// `words`
    public static let namespace = "words"

    private let services: ProviderServices

    /// Creates the provider.
    public init(_ services: ProviderServices) {
        self.services = services
    }

    /// Adds `words.list`, `words.add` and `words.remove`.
    public func register(in registry: inout EndpointRegistry) throws {
        let layers = services.layers
        try registry.add(ListWordsRequest.self, from: services.lexicon)
        try registry.add(AddWordRequest.self) { try await $0.response(layers, $1) }
        try registry.add(RemoveWordRequest.self) { try await $0.response(layers, $1) }
    }
}
