public import HeadwordCore
internal import HeadwordLexicon

/// Finds words by their definitions: `reverse.*`.
public struct ReverseProvider: EndpointProvider {
    /// `reverse`
    public static let namespace = "reverse"

    private let glosses: AsyncLazy<Glosses>

    /// Creates the provider.
    public init(_ services: ProviderServices) {
        let lexicon = services.lexicon
        glosses = AsyncLazy { Glosses(lexicon: lexicon, traits: try lexicon.glossTraits()) }
    }

    /// Adds `reverse.lookup`.
    public func register(in registry: inout EndpointRegistry) throws {
        try registry.add(ReverseRequest.self, from: glosses)
    }
}

/// A lexicon with the traits of its definitions, by which they are searched.
package struct Glosses: Sendable {
    var lexicon: Lexicon
    var traits: GlossTraits
}
