internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel
package import HeadwordUpstream
package import OxfordAPI

extension SentencesRequest: OxfordHeadwordAnswerable {
    /// The API's response body.
    package typealias Body = Oxford.SentencesResults

    /// `/entries/es/casa/sentences` in v1, `/sentences/es/casa` in v2.
    package func call(_ version: OxfordVersion) throws -> OxfordCall {
        try query.requireHeadword(version)
        var call = OxfordCall(version == .v1 ? "entries" : "sentences", query.language.label)
        try call.append(word: query.word, preservingCase: query.preservesCase)
        if version == .v1 { call.append(projections: ["sentences"]) }
        query.addStrictness(to: &call, version)
        return call
    }

    /// Keeps only the requested lexical categories and page, since the API sends all sentences.
    package func finish(_ response: inout UpstreamResponse) throws {
        let total = response.slice("sentences", page)
        response.setPart(page, total: total)
    }
}
