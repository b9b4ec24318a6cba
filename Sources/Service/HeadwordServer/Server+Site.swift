internal import HeadwordCompatible
internal import HeadwordConfiguration
internal import HeadwordHTTP
internal import HeadwordOperations
internal import HeadwordRedis
internal import HeadwordService
internal import HeadwordSite
internal import JSONRPC
internal import JSONRPCHTTP
internal import JSONRPCTransport

extension Server {
    /// Returns what listeners for HTTP serve.
    func site(
        _ parts: Parts,
        jsonRPC: Conversation,
        modelContext: Conversation,
        plain: Conversation,
        multiplexing: Listener.Multiplexing?
    ) -> WebSite {
        let http = parts.configuration.http
        let pages = Site(service: service(parts))
        return WebSite(
            plain,
            resources: resources(parts, modelContext) + [pages] + CompatibleAPI.resources(of: parts.compatible),
            errorPages: pages,
            sockets: [
                WebSocketPath("ws", front: jsonRPC, subprotocols: ["jsonrpc": jsonRPC, "mcp": modelContext])
            ],
            origins: OriginPolicy(origins: http.origins, hosts: http.hosts),
            proxies: TrustedProxies(http.proxies.compactMap(AddressBlock.init)),
            rate: http.rate(in: parts.shared.store),
            multiplexing: multiplexing
        )
    }

    private func resources(_ parts: Parts, _ modelContext: Conversation) -> [any WebResource] {
        let service = service(parts)
        let readiness = Readiness(lexicon: { service().lexicon }, connections: nil)
        return [
            MethodResource(service: service), CallResource(), ModelContextResource(modelContext),
            DocumentResource(further: CompatibleAPI.openAPIPaths(of: parts.compatible), service: service),
            HealthResource(),
            ReadinessResource(readiness, lexicon: { service().lexicon }, store: parts.shared.store),
        ]
    }

    private func service(_ parts: Parts) -> @Sendable () -> DictionaryService {
        { [served = parts.served] in served.service }
    }
}

extension Server.Parts {
    fileprivate var compatible: Set<CompatibleAPI> { Set(configuration.http.compatible) }
}

extension Configuration.HTTP {
    fileprivate func rate(in store: RedisStore?) -> RequestRate? {
        rateRequests == 0 ? nil : RequestRate(requests: rateRequests, seconds: rateSeconds, store: store)
    }
}
