internal import HeadwordCore
internal import HeadwordLexicon
internal import HeadwordRedis
internal import OxfordAPI

extension EndpointRegistry {
    /// Adds the methods about the service itself: `server.*` and `rpc.discover`.
    mutating func addServerEndpoints(
        lexicon: Lexicon,
        limits: [ServiceLimit],
        upstream: (any OxfordService)?,
        store: RedisStore?,
        external: [any ExternalProvider],
        notices: ChangeNotices
    ) throws {
        try add(PingRequest.self) { _ in .init() }
        try add(SubscribeRequest.self, answeringCaller: notices.answer)
        try add(LimitsRequest.self) { _ in LimitsResponse(limits: limits) }
        let methods = (methods + [InfoRequest.endpoint.method, DiscoverRequest.endpoint.method]).sorted()
        let (manifest, layers) = (lexicon.manifest, lexicon.layers)
        try add(InfoRequest.self) { _ in
            InfoResponse(
                methods: methods,
                lexicon: manifest,
                layers: layers.layers.layers,
                upstream: upstream?.report,
                store: store?.client.report,
                providers: external.map(\.report)
            )
        }
        let others = self
        let document = AsyncLazy {
            let own = [DiscoverRequest.endpoint.description] + SessionMethods.descriptions
            return OpenRPCDocument(describing: others.descriptions + own)
        }
        try add(DiscoverRequest.self) { _ in try await document.value() }
    }
}
