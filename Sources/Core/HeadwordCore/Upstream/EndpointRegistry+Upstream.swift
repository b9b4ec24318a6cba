internal import HeadwordJSON
internal import HeadwordWork
internal import OxfordAPI

extension EndpointRegistry {
    /// Adds an endpoint that is answered by the upstream if there is one, and by the lexicon or the corpora otherwise.
    public mutating func add<R: Answerable & OxfordAnswerable>(
        _ request: R.Type,
        from source: R.Source,
        upstream: UpstreamSource?
    ) throws {
        guard upstream != nil else { return try add(R.endpointWithRaw, from: source) }
        try add(request, upstream: upstream) { request in
            guard !request.isQuick else { return try request.response(from: source) }
            return try await WorkPool.shared.answer { try request.response(from: source) }
        }
    }

    /// Adds an endpoint that is answered by the upstream if there is one, and by `here` otherwise.
    public mutating func add<R: OxfordAnswerable>(
        _ request: R.Type,
        upstream: UpstreamSource?,
        here: @escaping @Sendable (R) async throws -> R.Response
    ) throws {
        let endpoint = R.endpointWithRaw
        guard let upstream else { return try add(endpoint, answer: here) }
        try add(endpoint.description) { reader in
            try UpstreamQuestion(to: endpoint, reader)
        } answer: { question in
            try await question.answer(from: upstream, here: here)
        }
    }
}

extension OxfordAnswerable {
    /// The endpoint with the parameter `raw`, by which callers can see the API's own replies. Without an upstream there
    /// are none.
    fileprivate static var endpointWithRaw: Endpoint<Self> { endpoint.adding(raw.optional { _, _ in }) }

    fileprivate static var raw: Parameter<Bool> {
        .flag(
            "raw",
            "Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon "
                + "has none. False if absent."
        )
    }
}

/// A question to the upstream and to its fallback.
private struct UpstreamQuestion<R: OxfordAnswerable>: Sendable {
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

    func answer(
        from upstream: UpstreamSource,
        here: (R) async throws -> R.Response
    ) async throws -> any JSONWritable & Sendable {
        do {
            let service = TimedOxfordService(upstream.service)
            return isRaw ? try await rawResponse(from: service) : try await request.response(from: service)
        } catch let failure as OxfordFailure where upstream.hasFallback && failure.leavesQuestionOpen {
            return try await fallback(here: here, since: failure)
        }
    }

    private func rawResponse(from service: any OxfordService) async throws -> UpstreamResponse {
        let recorder = RecordingOxfordService(service)
        var response = try await request.response(from: recorder)
        response.add(replies: recorder.replies)
        return response
    }

    private func fallback(
        here: (R) async throws -> R.Response,
        since failure: OxfordFailure
    ) async throws -> any JSONWritable & Sendable {
        do {
            var response = try await here(try own.get())
            response.fallback = failure.members(["from": "upstream"])
            return response
        } catch {
            throw CallFailure(error).inPlace(of: failure)
        }
    }
}

extension CallFailure {
    /// Returns the failure that callers get if neither the Oxford Dictionaries API nor this source has an answer.
    ///
    /// If the API could never answer the question, the failure is the source's. If the API would answer it at another
    /// time, or for another customer, the failure is the API's: that nothing else has the word does not mean that the
    /// word does not exist.
    fileprivate func inPlace(of failure: OxfordFailure) -> CallFailure {
        guard reason != .cancelled else { return self }
        guard !failure.isNeverAnswered else {
            var own = self
            own.message += " \(failure.message)"
            return own
        }
        var own = CallFailure(failure)
        own.fallback = Fallback(self)
        return own
    }
}

extension OxfordFailure {
    /// Whether the API has no way to answer the question, whatever its state.
    fileprivate var isNeverAnswered: Bool { kind == .notOffered || kind == .unknownLanguage }

    /// Whether another source may know the answer. That a word does not exist is an answer, too.
    fileprivate var leavesQuestionOpen: Bool {
        switch kind {
        case .notFound, .badRequest, .tooLong, .cancelled: false
        case .unknownLanguage, .unknownRoute, .notOffered, .unauthorized, .forbidden, .quota, .budget, .unavailable,
            .timeout, .unreadable:
            true
        }
    }
}
