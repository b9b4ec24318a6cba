internal import HeadwordCore
internal import HeadwordLexicon

extension EndpointRegistry {
    /// Adds what can be asked about the service itself: `server.*` and `rpc.discover`.
    mutating func addServerEndpoints(lexicon: Lexicon, limits: [ServiceLimit]) throws(RegistrationFailure) {
        try add(PingRequest.self) { _ throws(CallFailure) in "pong" }
        try add(LimitsRequest.self) { _ throws(CallFailure) in LimitsResponse(limits: limits) }
        let methods = (descriptions.map(\.method) + [InfoRequest.endpoint.method, DiscoverRequest.endpoint.method])
            .sorted()
        let info = InfoResponse(methods: methods, lexicon: lexicon.manifest)
        try add(InfoRequest.self) { _ throws(CallFailure) in info }
        let document = OpenRPCDocument(describing: descriptions + [DiscoverRequest.endpoint])
        try add(DiscoverRequest.self) { _ throws(CallFailure) in document }
    }
}
