internal import HeadwordCore
package import HeadwordUpstream
package import OxfordAPI

extension SearchThesaurusRequest: OxfordAnswerable {
    /// The API's response body.
    package typealias Body = Oxford.Wordlist

    /// `/search/thesaurus/en?q=eye` in v2; v1 has no search in the thesaurus.
    package func call(_ version: OxfordVersion) throws -> OxfordCall { try search.call(version) }

    /// Adds the part of the list that the response holds, if the API does not say.
    package func finish(_ response: inout UpstreamResponse) { response.completePart(search.page) }
}
