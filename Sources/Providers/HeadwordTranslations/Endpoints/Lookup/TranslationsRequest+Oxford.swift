public import HeadwordCore
internal import HeadwordModel
public import HeadwordOxford

extension TranslationsRequest: OxfordAnswerable {
    /// What the API answers with.
    public typealias Body = Oxford.RetrieveEntry

    /// `/entries/en/house/translations=es` in v1, `/translations/en/es/house` in v2.
    public func call(_ version: OxfordVersion) throws(OxfordFailure) -> OxfordCall {
        try query.requireHeadword(version)
        switch version {
        case .v1: return try callV1()
        case .v2: return try callV2()
        }
    }

    private func callV1() throws(OxfordFailure) -> OxfordCall {
        guard fields == nil, grammaticalFeatures.isEmpty, domains.isEmpty, registers.isEmpty else {
            throw .notOffered("'fields' and filters of translations", by: .v1)
        }
        var call = OxfordCall("entries", query.language.label)
        try call.append(word: query.word, preservingCase: query.preservesCase)
        call.append(filters: [("translations", [target.label])])
        return call
    }

    private func callV2() throws(OxfordFailure) -> OxfordCall {
        var call = OxfordCall("translations", query.language.label, target.label)
        try call.append(word: query.word, preservingCase: query.preservesCase)
        call.add(filters: [
            ("lexicalCategory", query.lexicalCategories.map { $0.oxfordLabel(.v2) }),
            ("grammaticalFeatures", grammaticalFeatures.map { $0.oxfordLabel(.v2) }),
            ("domains", domains.map(\.label)), ("registers", registers.map(\.label)),
        ])
        call.add(fields: fields)
        query.addStrictness(to: &call, .v2)
        return call
    }

    /// Leaves the lexical categories that are wanted, which v1 cannot be asked for.
    public func finish(_ response: inout UpstreamResponse) throws(OxfordFailure) {
        try response.finishHeadwords(of: query)
    }
}
