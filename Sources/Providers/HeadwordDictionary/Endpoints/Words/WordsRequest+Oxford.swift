public import HeadwordCore
internal import HeadwordModel
public import HeadwordOxford

extension WordsRequest: OxfordAnswerable {
    /// What the API answers with.
    public typealias Body = Oxford.RetrieveEntry

    /// `/words/en-gb?q=swam` in v2; v1 has nothing but entries.
    public func call(_ version: OxfordVersion) throws -> OxfordCall {
        guard version == .v2 else { return try entries.call(version) }
        try entries.requireOffered(.v2)
        var call = OxfordCall("words", version.dictionary(of: entries.query.language, entries.filter.region))
        call.add("q", Spelling.normalized(entries.query.word))
        entries.addV2(to: &call)
        return call
    }

    /// Asks v2 once, which looks for the headwords of a form itself. Of v1 it is entries that are asked for, and where there
    /// are none, lemmas.
    public func response(from service: any OxfordService) async throws -> UpstreamResponse {
        guard service.version == .v2 else { return try await entries.response(from: service) }
        let answer = try await service.answer(to: try call(.v2), as: Body.self)
        var response = UpstreamResponse(answer, version: .v2)
        try finish(&response)
        return response
    }

    /// Says how each headword was found, which the API does not.
    public func finish(_ response: inout UpstreamResponse) throws {
        let word = entries.query.word
        response.addMatches(of: word, isLemmatized: true)
        guard response.rows.isEmpty else { return }
        throw OxfordFailure(.notFound, "The Oxford Dictionaries API has nothing about '\(word)'.")
    }
}
