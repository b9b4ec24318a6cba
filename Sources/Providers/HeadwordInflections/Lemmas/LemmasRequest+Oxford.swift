internal import HeadwordCore
package import HeadwordUpstream
package import OxfordAPI

extension LemmasRequest: OxfordAnswerable {
    /// The API's response body.
    package typealias Body = Oxford.Lemmatron

    /// `/inflections/en/swam` in v1, `/lemmas/en/swam` in v2.
    package func call(_ version: OxfordVersion) throws -> OxfordCall {
        try query.lemmasCall(version, grammaticalFeatures: grammaticalFeatures)
    }

    /// Fails if no reading passes the filters, which is no error in v2.
    package func finish(_ response: inout UpstreamResponse) throws {
        guard response.rows.isEmpty else { return }
        throw OxfordFailure(
            .notFound,
            "No reading of '\(query.word)' in the Oxford Dictionaries API passes the filters."
        )
    }
}
