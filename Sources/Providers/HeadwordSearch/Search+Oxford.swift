internal import HeadwordCore
internal import HeadwordModel
internal import HeadwordUpstream
internal import OxfordAPI

extension Search {
    /// The API's default and maximum number of results.
    private static let longestPage = 5000
    /// The last row that v2 returns.
    private static let lastRow = 10_000

    /// `/search/en?q=eye&prefix=true&limit=50`; into another language `/search/en/translations=id?q=eye` in v1,
    /// `/search/translations/en/id?q=eye` in v2; in the thesaurus `/search/thesaurus/en?q=eye`, in v2 alone.
    func call(_ version: OxfordVersion) throws -> OxfordCall {
        guard !isInThesaurus || version == .v2 else {
            throw OxfordFailure.notOffered("a search in the thesaurus", by: version)
        }
        guard isFuzzy == nil else { throw OxfordFailure.notOffered("a choice of misspellings", by: version) }
        if version == .v2, page.offset + page.limit > Self.lastRow {
            throw OxfordFailure(
                .badRequest,
                "The Oxford Dictionaries API lists at most \(Self.lastRow) rows: 'offset' and 'limit' together."
            )
        }
        // Both varieties together are the same as none.
        let variety = varieties.count == 1 ? varieties.first : nil
        var call = path(version, variety)
        call.add("q", text)
        if isPrefix { call.add("prefix", "true") }
        if version == .v1 { call.add("regions", variety?.label) }
        if page.limit != Self.longestPage { call.add("limit", page.limit) }
        if page.offset > 0 { call.add("offset", page.offset) }
        return call
    }

    private func path(_ version: OxfordVersion, _ variety: Variety?) -> OxfordCall {
        if isInThesaurus { return OxfordCall("search", "thesaurus", language.label) }
        guard let target else { return OxfordCall("search", version.dictionary(of: language, variety)) }
        guard version == .v1 else { return OxfordCall("search", "translations", language.label, target.label) }
        var call = OxfordCall("search", language.label)
        call.append(filters: [("translations", [target.label])])
        return call
    }
}
