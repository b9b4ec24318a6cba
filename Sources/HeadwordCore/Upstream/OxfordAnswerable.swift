internal import HeadwordLexicon
public import HeadwordOxford

/// A question that the Oxford Dictionaries API can answer, too.
public protocol OxfordAnswerable: Request {
    /// What the API answers with.
    associatedtype Body: OxfordBody

    /// The question as a version of the API takes it.
    ///
    /// - Throws: ``OxfordFailure`` of the kind `notOffered` if the version has nothing that answers it, and of the kind
    ///   `badRequest` for what it would refuse.
    func call(_ version: OxfordVersion) throws(OxfordFailure) -> OxfordCall

    /// Asks the API: the one call, unless the endpoint says otherwise.
    func response(from service: any OxfordService) async throws(OxfordFailure) -> UpstreamResponse

    /// Makes of an answer what callers get.
    func finish(_ response: inout UpstreamResponse) throws(OxfordFailure)
}

extension OxfordAnswerable {
    /// Asks the one call.
    public func response(from service: any OxfordService) async throws(OxfordFailure) -> UpstreamResponse {
        let answer = try await service.answer(to: try call(service.version), as: Body.self)
        var response = UpstreamResponse(answer, version: service.version)
        try finish(&response)
        return response
    }

    /// Leaves the answer as it is.
    public func finish(_ response: inout UpstreamResponse) throws(OxfordFailure) {}
}

extension OxfordFailure {
    /// The version that is configured cannot be asked this.
    public static func notOffered(_ what: String, by version: OxfordVersion) -> OxfordFailure {
        OxfordFailure(.notOffered, "Version \(version.rawValue) of the Oxford Dictionaries API does not have \(what).")
    }
}

extension WordQuery {
    /// Asks v2 for headwords with the word's own diacritics, if that is wanted. Of v1 too much is thrown away afterwards.
    public func addStrictness(to call: inout OxfordCall, _ version: OxfordVersion) {
        if version == .v2, match == .exact { call.add("strictMatch", "true") }
    }

    /// Makes sure that the word is to be looked up as a headword, which is all that most endpoints of the API do.
    public func requireHeadword(_ version: OxfordVersion) throws(OxfordFailure) {
        guard match == .lemma || match == .variant else { return }
        throw .notOffered("a search for headwords by their forms or variants here", by: version)
    }
}
