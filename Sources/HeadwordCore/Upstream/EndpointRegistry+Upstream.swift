internal import HeadwordJSON
internal import HeadwordOxford

extension EndpointRegistry {
    /// Adds an endpoint that the lexicon or the corpora answer, or a service over the network if there is one.
    public mutating func add<R: Answerable & OxfordAnswerable>(
        _ request: R.Type,
        from source: R.Source,
        upstream: UpstreamSource?
    ) throws(RegistrationFailure) {
        guard upstream != nil else { return try add(request, from: source) }
        try add(request, upstream: upstream) { request throws(CallFailure) in
            request.isQuick ? try request.response(from: source) : try await request.responseElsewhere(from: source)
        }
    }

    /// Adds an endpoint that is answered here, or by a service over the network if there is one.
    public mutating func add<R: OxfordAnswerable>(
        _ request: R.Type,
        upstream: UpstreamSource?,
        here: @escaping @Sendable (R) async throws(CallFailure) -> R.Response
    ) throws(RegistrationFailure) {
        guard let upstream else { return try add(request, answer: here) }
        try add(R.endpoint) { [limits] parameters throws(CallFailure) in
            let request = try R(parameters: parameters, limits: limits, takesUnknownLabels: true)
            return try await request.response(from: upstream) { () async throws(CallFailure) in
                // Here there are no other labels than those of the vocabularies.
                try await here(try R(parameters: parameters, limits: limits))
            }
        }
    }
}

extension OxfordAnswerable {
    fileprivate func response(
        from upstream: UpstreamSource,
        here: () async throws(CallFailure) -> Response
    ) async throws(CallFailure) -> any JSONWritable & Sendable {
        do throws(OxfordFailure) {
            return try await response(from: TimedOxfordService(upstream.service))
        } catch {
            guard upstream.hasFallback, error.leavesQuestionOpen else { throw CallFailure(error) }
            return try await response(here: here, since: error)
        }
    }

    private func response(
        here: () async throws(CallFailure) -> Response,
        since failure: OxfordFailure
    ) async throws(CallFailure) -> any JSONWritable & Sendable {
        do throws(CallFailure) {
            return FallbackResponse(try await here(), because: failure)
        } catch {
            throw error.inPlace(of: failure)
        }
    }
}

extension CallFailure {
    /// What callers get where neither the Oxford Dictionaries API nor this source has an answer.
    ///
    /// What the API never answers is the source's to say. For what it would answer at another time, or another customer,
    /// the failure is the API's: that nothing else has the word does not mean that there is no such word.
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
    /// Whether the API has nothing that the question could be put to, whatever its state.
    fileprivate var isNeverAnswered: Bool { kind == .notOffered || kind == .unknownLanguage }

    /// Whether somebody else may know the answer. That there is no such word is one.
    fileprivate var leavesQuestionOpen: Bool {
        switch kind {
        case .notFound, .badRequest, .tooLong, .cancelled: false
        case .unknownLanguage, .unknownRoute, .notOffered, .unauthorized, .forbidden, .quota, .budget, .unavailable,
            .timeout, .unreadable:
            true
        }
    }
}

/// An answer in place of that of another source.
private struct FallbackResponse: JSONWritable, Sendable {
    private let response: any JSONWritable & Sendable

    init(_ response: some JSONWritable & Sendable, because failure: OxfordFailure) {
        // What Headword writes is JSON, and an object.
        guard case .object(var object) = try? JSONText(response.jsonBytes).value(depth: 512) else {
            self.response = response
            return
        }
        var metadata: JSONObject = [:]
        if case .object(let own) = object["metadata"] { metadata = own }
        metadata["fallback"] = .object(failure.members(["from": "upstream"]))
        object["metadata"] = .object(metadata)
        self.response = object
    }

    func write(to writer: inout JSONWriter) { response.write(to: &writer) }
}
