public import HeadwordCore
internal import HeadwordCorpus

/// Says how often words are used: `lexistats.*`.
public struct LexistatsProvider: EndpointProvider {
    /// `lexistats`
    public static let namespace = "lexistats"

    private let corpora: CorpusLibrary

    /// Creates the provider.
    public init(_ services: ProviderServices) {
        corpora = services.corpora
    }

    /// Adds `lexistats.word`, `.words`, `.ngrams`, `.collocations`, `.trend` and `.corpora`.
    public func register(in registry: inout EndpointRegistry) throws(RegistrationFailure) {
        try registry.add(WordStatsRequest.self, from: corpora)
        try registry.add(WordListStatsRequest.self, from: corpora)
        try registry.add(NgramsRequest.self, from: corpora)
        try registry.add(CollocationsRequest.self, from: corpora)
        try registry.add(TrendRequest.self, from: corpora)
        try registry.add(CorporaRequest.self, from: corpora)
    }
}
