internal import HeadwordJSON
internal import HeadwordWork

extension EndpointRegistry {
    /// Adds an endpoint that is answered by the upstream if the provider has one, and by a source on this machine
    /// otherwise.
    public mutating func add<R: Answerable & UpstreamAnswerable>(_ request: R.Type, from source: R.Source) throws {
        guard provider?.upstream != nil else { return try add(try upstreamEndpoint(of: R.self), from: source) }
        try add(
            request,
            answeringCaller: { [limits] request, caller in
                let source = caller.view(of: source)
                guard !request.isQuick else { return try request.response(from: source) }
                return try await WorkPool.shared.answer(limits) { try request.response(from: source) }
            }
        )
    }

    /// Adds an endpoint that is answered by the upstream if the provider has one, and by `local` otherwise.
    public mutating func add<R: UpstreamAnswerable>(
        _ request: R.Type,
        answer local: @escaping @Sendable (R) async throws -> R.Response
    ) throws {
        try add(request, answeringCaller: { request, _ in try await local(request) })
    }

    private mutating func add<R: UpstreamAnswerable>(
        _ request: R.Type,
        answeringCaller local: @escaping @Sendable (R, Caller) async throws -> R.Response
    ) throws {
        let endpoint = try upstreamEndpoint(of: R.self)
        guard let provider, let upstream = provider.upstream else { return try add(endpoint, answer: local) }
        let hasFallback = provider.hasFallback
        let read = { @Sendable reader in try UpstreamQuestion(to: endpoint, reader) }
        try add(endpoint.outline, reading: read) { question, caller in
            try await question.answer(from: upstream, for: caller, fallback: hasFallback ? local : nil)
        }
    }

    /// Returns the endpoint of a request, if the namespace of its provider is a setting of `[sources]`.
    private func upstreamEndpoint<R: UpstreamAnswerable>(of request: R.Type) throws -> Endpoint<R> {
        guard provider?.isUpstreamProvider != false else {
            throw RegistrationFailure.noUpstreamProvider(R.endpoint.method)
        }
        return R.endpointWithReplies
    }
}

extension UpstreamAnswerable {
    /// The endpoint with the parameter `raw`, by which callers can see the upstream's own replies. Without an upstream
    /// there are none.
    fileprivate static var endpointWithReplies: Endpoint<Self> { endpoint.adding(raw.optional { _, _ in }) }

    fileprivate static var raw: Parameter<Bool> {
        .flag(
            "raw",
            "Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon "
                + "has none. False if absent."
        )
    }
}

/// A question to the upstream and to its fallback.
private struct UpstreamQuestion<R: UpstreamAnswerable>: Sendable {
    /// The question to the fallback, which knows only the labels of the vocabularies; a failure if there are others.
    let own: Result<R, any Error>
    /// The question to the upstream.
    let request: R
    /// Whether the caller requests the upstream's own replies.
    let isRaw: Bool

    init(to endpoint: Endpoint<R>, _ reader: ParameterReader) throws {
        isRaw = try reader.valueIfPresent(of: R.raw) ?? false
        do {
            request = try endpoint.request(from: reader)
            own = .success(request)
        } catch {
            var reader = reader
            reader.takesUnknownLabels = true
            request = try endpoint.request(from: reader)
            own = .failure(error)
        }
    }

    /// - Parameter fallback: answers if the upstream cannot; nil if nothing else is asked.
    func answer(
        from upstream: any Upstream,
        for caller: Caller,
        fallback: (@Sendable (R, Caller) async throws -> R.Response)?
    ) async throws -> any JSONWritable & Sendable {
        do {
            return try await upstream.answer(to: request, withReplies: isRaw)
        } catch let failure as UpstreamFailure where failure.meaning != .final {
            guard let fallback else { throw failure }
            return try await answer(by: { try await fallback($0, caller) }, in: failure)
        }
    }

    private func answer(
        by fallback: (R) async throws -> R.Response,
        in failure: UpstreamFailure
    ) async throws -> any JSONWritable & Sendable {
        do {
            var response = try await fallback(try own.get())
            response.fallback = failure.failure.members(["from": "upstream"])
            return response
        } catch {
            throw CallFailure(error).inPlace(of: failure)
        }
    }
}
