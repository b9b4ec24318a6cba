internal import HeadwordCore
internal import HeadwordLexicon
internal import OxfordAPI

extension EndpointRegistry {
    /// Adds the methods about the service itself: `server.*` and `rpc.discover`.
    mutating func addServerEndpoints(
        lexicon: Lexicon,
        limits: [ServiceLimit],
        upstream: (any OxfordService)?,
        external: [any ExternalProvider]
    ) throws {
        try add(PingRequest.self) { _ in .init() }
        try add(LimitsRequest.self) { _ in LimitsResponse(limits: limits) }
        let own = [InfoRequest.endpoint.description, DiscoverRequest.endpoint.description]
        let methods = (descriptions + own).map(\.method).sorted()
        let manifest = lexicon.manifest
        try add(InfoRequest.self) { _ in
            InfoResponse(
                methods: methods,
                lexicon: manifest,
                upstream: upstream?.report,
                providers: external.map(\.report)
            )
        }
        let described = descriptions + [DiscoverRequest.endpoint.description] + SessionMethods.descriptions
        let document = AsyncLazy { OpenRPCDocument(describing: described) }
        try add(DiscoverRequest.self) { _ in try await document.value() }
    }
}
