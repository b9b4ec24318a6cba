package import HeadwordCore
internal import HeadwordLexicon
internal import HeadwordModel
package import OxfordAPI

/// A question that the Oxford Dictionaries API can also answer.
package protocol OxfordAnswerable: UpstreamAnswerable {
    /// The type of the API's answer.
    associatedtype Body: OxfordBody

    /// Returns the call that asks a version of the API the question.
    ///
    /// - Throws: ``OxfordFailure`` of the kind `notOffered` if the version cannot answer the question, and of the kind
    ///   `badRequest` if the API would reject it.
    func call(_ version: OxfordVersion) throws -> OxfordCall

    /// Asks the API, with a single call unless the endpoint says otherwise.
    func response(from service: any OxfordService) async throws -> UpstreamResponse

    /// Turns the API's answer into what callers get.
    func finish(_ response: inout UpstreamResponse) throws
}

extension OxfordAnswerable {
    /// Makes a single call.
    package func response(from service: any OxfordService) async throws -> UpstreamResponse {
        let answer = try await service.answer(to: try call(service.version), as: Body.self)
        var response = UpstreamResponse(answer, version: service.version)
        try finish(&response)
        return response
    }

    /// Leaves the answer as it is.
    package func finish(_ response: inout UpstreamResponse) throws {}
}

extension OxfordFailure {
    /// Returns the failure of a question that the configured version of the API cannot answer.
    package static func notOffered(_ what: String, by version: OxfordVersion) -> OxfordFailure {
        OxfordFailure(.notOffered, "Version \(version.rawValue) of the Oxford Dictionaries API does not offer \(what).")
    }
}

extension WordQuery {
    /// Asks v2 only for headwords with the word's own diacritics, if the query wants those. With v1, surplus results
    /// are dropped afterwards.
    package func addStrictness(to call: inout OxfordCall, _ version: OxfordVersion) {
        if version == .v2, match == .exact { call.add("strictMatch", "true") }
    }

    /// Returns a filter for the API: the labels that Headword knows, and any others that the caller gave.
    package func filter(_ name: String, _ labels: [String]) -> (name: String, values: [String]) {
        (name, labels + (unknownLabels[name] ?? []))
    }

    /// Returns the filter of lexical categories.
    package func lexicalCategoryFilter(_ version: OxfordVersion) -> (name: String, values: [String]) {
        filter(Self.lexicalCategory.description.name, lexicalCategories.map { $0.oxfordLabel(version) })
    }

    /// Checks that the query is not for variants alone, which the API cannot look up.
    package func requireHeadword(_ version: OxfordVersion) throws {
        guard match == .variant else { return }
        throw OxfordFailure.notOffered("a search for variants alone", by: version)
    }
}

extension OxfordCall {
    /// Adds the requested fields; nil stands for all. Lexical categories and grammatical features come with every
    /// answer of v2, and are not field names there.
    package mutating func add(fields: [EntryField]?) {
        add("fields", list: fields?.filter { ![.grammaticalFeatures, .lexicalCategory].contains($0) }.map(\.label))
    }
}
