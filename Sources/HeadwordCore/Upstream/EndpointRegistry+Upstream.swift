internal import HeadwordJSON
internal import HeadwordOxford

extension EndpointRegistry {
    /// Adds an endpoint that the lexicon or the corpora answer, or a service over the network if there is one.
    public mutating func add<R: Answerable & OxfordAnswerable>(
        _ request: R.Type,
        from source: R.Source,
        upstream: UpstreamSource?
    ) throws(RegistrationFailure) {
        guard upstream != nil else { return try add(request, as: R.endpointWithRaw, from: source) }
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
        try addErased(request, as: R.endpointWithRaw) { request, parameters throws(CallFailure) in
            guard let upstream else { return try await here(request) }
            let isRaw = try parameters.valueIfPresent(of: R.raw) ?? false
            return try await request.response(from: upstream, isRaw: isRaw, here: here)
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
        here: (Self) async throws(CallFailure) -> Response
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
        here: (Self) async throws(CallFailure) -> Response,
        since failure: OxfordFailure
    ) async throws(CallFailure) -> any JSONWritable & Sendable {
        do throws(CallFailure) {
            return FallbackResponse(try await here(self), because: failure)
        } catch {
            var error = error
            error.message += " The Oxford Dictionaries API could not be asked: \(failure.message)"
            throw error
        }
    }
}

extension OxfordFailure {
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
        metadata["fallback"] = .object(failure.fallbackMembers)
        object["metadata"] = .object(metadata)
        self.response = object
    }

    func write(to writer: inout JSONWriter) { response.write(to: &writer) }
}

extension OxfordFailure {
    fileprivate var fallbackMembers: JSONObject {
        let failure = CallFailure(self)
        var members: JSONObject = [
            "from": "upstream", "reason": .string(failure.reason.rawValue), "message": .string(failure.message),
        ]
        members["retryAfter"] = retryAfter.map { .integer(Int64($0)) }
        return members
    }
}
