internal import HeadwordCore
package import HeadwordUpstream
package import OxfordAPI

extension SearchRequest: OxfordAnswerable {
    /// The API's response body.
    package typealias Body = Oxford.Wordlist

    /// `/search/en?q=eye` in v1, `/search/en-gb?q=eye` in v2.
    package func call(_ version: OxfordVersion) throws -> OxfordCall { try search.call(version) }

    /// Adds the part of the list that the response holds, if the API does not say.
    package func finish(_ response: inout UpstreamResponse) { response.completePart(search.page) }
}
