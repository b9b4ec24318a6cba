public import HeadwordCore
public import HeadwordOxford

extension SearchTranslationsRequest: OxfordAnswerable {
    /// What the API answers with.
    public typealias Body = Oxford.Wordlist

    /// `/search/en/translations=id?q=eye` in v1, `/search/translations/en/id?q=eye` in v2.
    public func call(_ version: OxfordVersion) throws -> OxfordCall { try search.call(version) }

    /// Says which part of the list it is, where the API does not.
    public func finish(_ response: inout UpstreamResponse) { response.completePart(search.page) }
}
