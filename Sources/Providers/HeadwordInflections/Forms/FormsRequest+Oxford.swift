internal import HeadwordCore
internal import HeadwordModel
package import HeadwordUpstream
package import OxfordAPI

extension FormsRequest: OxfordHeadwordAnswerable {
    /// The API's response body.
    package typealias Body = Oxford.Inflections

    /// `/inflections/en-gb/swim` in v2; v1 has no forms.
    package func call(_ version: OxfordVersion) throws -> OxfordCall {
        guard version == .v2 else { throw OxfordFailure.notOffered("the forms of headwords", by: version) }
        try query.requireHeadword(version)
        var call = OxfordCall("inflections", version.dictionary(of: query.language))
        try call.append(word: query.word, preservingCase: query.preservesCase)
        query.addStrictness(to: &call, version)
        return call
    }

    /// Applies the filters, which the API does not have here.
    package func finish(_ response: inout UpstreamResponse) throws {
        guard !grammaticalFeatures.isEmpty else { return }
        response.filter("inflections") { form in
            FeatureFilter(features: grammaticalFeatures).passes(form.features("grammaticalFeatures"))
        }
        guard response.rows.isEmpty else { return }
        throw OxfordFailure(.notFound, "No form of '\(query.word)' in the Oxford Dictionaries API passes the filters.")
    }
}
