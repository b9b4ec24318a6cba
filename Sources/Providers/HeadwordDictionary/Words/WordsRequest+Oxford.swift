internal import HeadwordCore
internal import HeadwordModel
package import HeadwordUpstream
package import OxfordAPI

extension WordsRequest: OxfordAnswerable {
    /// The API's response body.
    package typealias Body = Oxford.RetrieveEntry

    /// `/words/en-gb?q=swam` in v2; v1 only has entries.
    package func call(_ version: OxfordVersion) throws -> OxfordCall {
        guard version == .v2 else { return try entries.call(version) }
        try entries.requireOffered(.v2)
        var call = OxfordCall("words", version.dictionary(of: entries.query.language, entries.filter.region))
        call.add("q", Spelling.normalized(entries.query.word))
        entries.addV2(to: &call)
        return call
    }

    /// Calls v2 once, since it finds the headwords of a form itself. Calls v1 for entries and, if there are none, for
    /// lemmas.
    package func response(from service: any OxfordService) async throws -> UpstreamResponse {
        guard service.version == .v2 else { return try await entries.response(from: service) }
        let answer = try await service.answer(to: try call(.v2), as: Body.self)
        var response = UpstreamResponse(answer, version: .v2)
        try finish(&response)
        return response
    }

    /// Adds how each headword was found, which the API does not say.
    package func finish(_ response: inout UpstreamResponse) throws {
        let word = entries.query.word
        response.addMatches(of: word, isLemmatized: true)
        guard response.rows.isEmpty else { return }
        throw OxfordFailure(.notFound, "The Oxford Dictionaries API has nothing about '\(word)'.")
    }
}
