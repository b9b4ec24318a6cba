internal import HeadwordCore
internal import HeadwordModel
internal import HeadwordUpstream
package import OxfordAPI

extension TranslationsRequest: OxfordHeadwordAnswerable {
    /// The API's response body.
    package typealias Body = Oxford.RetrieveEntry

    /// `/entries/en/house/translations=es` in v1, `/translations/en/es/house` in v2.
    package func call(_ version: OxfordVersion) throws -> OxfordCall {
        try query.requireHeadword(version)
        switch version {
        case .v1: return try callV1()
        case .v2: return try callV2()
        }
    }

    private func callV1() throws -> OxfordCall {
        guard fields == nil, filters(.v1).dropFirst().allSatisfy(\.values.isEmpty) else {
            throw OxfordFailure.notOffered("'fields' and filters of translations", by: .v1)
        }
        var call = OxfordCall("entries", query.language.label)
        try call.append(word: query.word, preservingCase: query.preservesCase)
        call.append(filters: [("translations", [target.label])])
        return call
    }

    private func callV2() throws -> OxfordCall {
        var call = OxfordCall("translations", query.language.label, target.label)
        try call.append(word: query.word, preservingCase: query.preservesCase)
        call.add(filters: filters(.v2))
        call.add(fields: fields)
        query.addStrictness(to: &call, .v2)
        return call
    }

    /// Returns the filters, lexical categories first. These are not sent to v1, and its answer is filtered instead.
    private func filters(_ version: OxfordVersion) -> [(name: String, values: [String])] {
        [
            query.lexicalCategoryFilter(version),
            query.filter("grammaticalFeatures", grammaticalFeatures.map { $0.oxfordLabel(version) }),
            query.filter("domains", domains.map(\.label)),
            query.filter("registers", registers.map(\.label)),
        ]
    }
}
