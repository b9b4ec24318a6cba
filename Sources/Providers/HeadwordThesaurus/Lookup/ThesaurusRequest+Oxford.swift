internal import HeadwordCore
internal import HeadwordModel
internal import HeadwordUpstream
package import OxfordAPI

extension ThesaurusRequest: OxfordHeadwordAnswerable {
    /// The API's response body.
    package typealias Body = Oxford.Thesaurus

    /// `/entries/en/big/synonyms;antonyms` in v1, `/thesaurus/en/big?fields=synonyms,antonyms` in v2.
    package func call(_ version: OxfordVersion) throws -> OxfordCall {
        try query.requireHeadword(version)
        var call = OxfordCall(version == .v1 ? "entries" : "thesaurus", query.language.label)
        try call.append(word: query.word, preservingCase: query.preservesCase)
        switch version {
        case .v1: call.append(projections: relations.map(\.label))
        case .v2: call.add("fields", list: relations.map(\.label))
        }
        query.addStrictness(to: &call, version)
        return call
    }
}
