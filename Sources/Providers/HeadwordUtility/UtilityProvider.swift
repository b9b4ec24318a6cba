public import HeadwordCore

/// Lists the languages, filters and labels of a lexicon: `utility.*`.
public struct UtilityProvider: UpstreamProvider {
    /// `utility`
    public static let namespace = "utility"

    private let services: ProviderServices

    /// Creates the provider.
    public init(_ services: ProviderServices) {
        self.services = services
    }

    /// Adds the lists of languages and filters, and a list for each kind of label.
    public func register(in registry: inout EndpointRegistry) throws {
        try registry.add(LanguagesRequest.self, from: services.lexicon)
        try registry.add(LabelsRequest<LexicalCategories>.self, from: services.lexicon)
        try registry.add(LabelsRequest<GrammaticalFeatures>.self, from: services.lexicon)
        try registry.add(LabelsRequest<Registers>.self, from: services.lexicon)
        try registry.add(LabelsRequest<Domains>.self, from: services.lexicon)
        try registry.add(LabelsRequest<Regions>.self, from: services.lexicon)
        let catalogue = services.catalogue
        try registry.add(FiltersRequest.self) { request in
            try request.response(from: catalogue.descriptions)
        }
    }
}
