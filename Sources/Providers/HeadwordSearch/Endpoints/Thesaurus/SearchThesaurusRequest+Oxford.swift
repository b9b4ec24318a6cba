public import HeadwordCore
public import HeadwordOxford

extension SearchThesaurusRequest: OxfordAnswerable {
    /// What the API answers with.
    public typealias Body = Oxford.Wordlist

    /// `/search/thesaurus/en?q=eye` in v2; v1 has no search in the thesaurus.
    public func call(_ version: OxfordVersion) throws -> OxfordCall { try search.call(version) }

    /// Says which part of the list it is, where the API does not.
    public func finish(_ response: inout UpstreamResponse) { response.completePart(search.page) }
}
