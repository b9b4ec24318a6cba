public import HeadwordCore
internal import HeadwordModel
public import OxfordAPI

extension WordsRequest: OxfordAnswerable {
    /// The API's response body.
    public typealias Body = Oxford.RetrieveEntry

    /// `/words/en-gb?q=swam` in v2; v1 only has entries.
    public func call(_ version: OxfordVersion) throws -> OxfordCall {
        guard version == .v2 else { return try entries.call(version) }
        try entries.requireOffered(.v2)
        var call = OxfordCall("words", version.dictionary(of: entries.query.language, entries.filter.region))
        call.add("q", Spelling.normalized(entries.query.word))
        entries.addV2(to: &call)
        return call
    }

    /// Calls v2 once, since it finds the headwords of a form itself. Calls v1 for entries and, if there are none, for
    /// lemmas.
    public func response(from service: any OxfordService) async throws -> UpstreamResponse {
        guard service.version == .v2 else { return try await entries.response(from: service) }
        let answer = try await service.answer(to: try call(.v2), as: Body.self)
        var response = UpstreamResponse(answer, version: .v2)
        try finish(&response)
        return response
    }

    /// Adds how each headword was found, which the API does not say.
    public func finish(_ response: inout UpstreamResponse) throws {
        let word = entries.query.word
        response.addMatches(of: word, isLemmatized: true)
        guard response.rows.isEmpty else { return }
        throw OxfordFailure(.notFound, "The Oxford Dictionaries API has nothing about '\(word)'.")
    }
}
