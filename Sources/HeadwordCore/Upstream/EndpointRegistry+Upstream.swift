internal import HeadwordJSON
internal import HeadwordOxford

extension EndpointRegistry {
    /// Adds an endpoint that the lexicon or the corpora answer, or a service over the network if there is one.
    public mutating func add<R: Answerable & OxfordAnswerable>(
        _ request: R.Type,
        from source: R.Source,
        upstream: UpstreamSource?
    ) throws(RegistrationFailure) {
        guard upstream != nil else {
            return try add(request, as: R.endpointWithRaw, checking: R.checkRaw, from: source)
        }
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
        let description = R.endpointWithRaw
        guard let upstream else { return try add(request, as: description, checking: R.checkRaw, answer: here) }
        try addWritten(description) { [limits] parameters throws(CallFailure) in
            let reader = try ParameterReader(
                text: parameters,
                of: description,
                limits: limits,
                takesUnknownLabels: true
            )
            let isRaw = try reader.valueIfPresent(of: R.raw) ?? false
            return try await R(reading: reader).response(from: upstream, isRaw: isRaw) {
                () async throws(CallFailure) in
                // Here there are no other labels than those of the vocabularies.
                try await here(try R(parameters: parameters, of: description, limits: limits))
            }
        }
    }
}

extension OxfordAnswerable {
    /// Adds to what callers need to know that they can see the API's own replies.
    fileprivate static var endpointWithRaw: EndpointDescription {
        var description = endpoint
        description.parameters.append(raw.description)
        return description
    }

    @Sendable fileprivate static func checkRaw(_ parameters: ParameterReader) throws(CallFailure) {
        _ = try parameters.valueIfPresent(of: raw)
    }

    fileprivate static var raw: Parameter<Bool> {
        .flag(
            "raw",
            "Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon "
                + "has none. False if absent."
        )
    }

    fileprivate func response(
        from upstream: UpstreamSource,
        isRaw: Bool,
        here: () async throws(CallFailure) -> Response
    ) async throws(CallFailure) -> any JSONWritable & Sendable {
        do throws(OxfordFailure) {
            let service = TimedOxfordService(upstream.service)
            return isRaw ? try await rawResponse(from: service) : try await response(from: service)
        } catch {
            guard upstream.hasFallback, error.leavesQuestionOpen else { throw CallFailure(error) }
            return try await response(here: here, since: error)
        }
    }

    private func rawResponse(from service: any OxfordService) async throws(OxfordFailure) -> UpstreamResponse {
        let recorder = RecordingOxfordService(service)
        var response = try await response(from: recorder)
        response.add(replies: recorder.replies)
        return response
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
