internal import HeadwordLexicon
public import HeadwordOxford

/// A question that the Oxford Dictionaries API can answer, too.
public protocol OxfordAnswerable: Request where Response: DictionaryResponse {
    /// What the API answers with.
    associatedtype Body: OxfordBody

    /// The question as a version of the API takes it.
    ///
    /// - Throws: ``OxfordFailure`` of the kind `notOffered` if the version has nothing that answers it, and of the kind
    ///   `badRequest` for what it would refuse.
    func call(_ version: OxfordVersion) throws -> OxfordCall

    /// Asks the API: the one call, unless the endpoint says otherwise.
    func response(from service: any OxfordService) async throws -> UpstreamResponse

    /// Makes of an answer what callers get.
    func finish(_ response: inout UpstreamResponse) throws
}

extension OxfordAnswerable {
    /// Asks the one call.
    public func response(from service: any OxfordService) async throws -> UpstreamResponse {
        let answer = try await service.answer(to: try call(service.version), as: Body.self)
        var response = UpstreamResponse(answer, version: service.version)
        try finish(&response)
        return response
    }

    /// Leaves the answer as it is.
    public func finish(_ response: inout UpstreamResponse) throws {}
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

    /// A filter for the API: what Headword has names for, and what somebody asked for besides.
    public func filter(_ name: String, _ labels: [String]) -> (name: String, values: [String]) {
        (name, labels + (unknownLabels[name] ?? []))
    }

    /// The filter of lexical categories.
    public func lexicalCategoryFilter(_ version: OxfordVersion) -> (name: String, values: [String]) {
        filter(Self.lexicalCategory.description.name, lexicalCategories.map { $0.oxfordLabel(version) })
    }

    /// Makes sure that the word is not to be looked up as a variant, which the API does not do.
    public func requireHeadword(_ version: OxfordVersion) throws {
        guard match == .variant else { return }
        throw OxfordFailure.notOffered("a search for variants alone", by: version)
    }
}
