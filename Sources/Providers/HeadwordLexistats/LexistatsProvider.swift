public import HeadwordCore

/// Gives the frequencies of words: `lexistats.*`.
public struct LexistatsProvider: UpstreamProvider {
    /// `lexistats`
    public static let namespace = "lexistats"

    private let services: ProviderServices

    /// Creates the provider.
    public init(_ services: ProviderServices) {
        self.services = services
    }

    /// Adds `lexistats.word`, `.words`, `.ngrams`, `.collocations`, `.trend` and `.corpora`.
    public func register(in registry: inout EndpointRegistry) throws {
        try registry.add(WordStatsRequest.self, from: services.corpora)
        try registry.add(WordListStatsRequest.self, from: services.corpora)
        try registry.add(NgramsRequest.self, from: services.corpora)
        try registry.add(CollocationsRequest.self, from: services.corpora)
        try registry.add(TrendRequest.self, from: services.corpora)
        try registry.add(CorporaRequest.self, from: services.corpora)
    }
}
