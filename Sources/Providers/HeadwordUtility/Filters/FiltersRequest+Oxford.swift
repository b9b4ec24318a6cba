internal import HeadwordCore
internal import HeadwordUpstream
package import OxfordAPI

extension FiltersRequest: OxfordAnswerable {
    /// The API's response body.
    package typealias Body = Oxford.Filters

    /// `/filters`, or `/filters/entries` for one endpoint by the API's name for it.
    package func call(_ version: OxfordVersion) -> OxfordCall {
        guard let endpoint = onlyEndpoint else { return OxfordCall("filters") }
        return OxfordCall("filters", Self.oxfordNames(version)[endpoint] ?? endpoint)
    }

    private static func oxfordNames(_ version: OxfordVersion) -> [String: String] {
        let lemmas = version == .v1 ? "inflections" : "lemmas"
        return [
            "dictionary": "entries", "dictionary.entries": "entries", "inflections": lemmas,
            "inflections.lemmas": lemmas, "translations.lookup": "translations", "wordlist.query": "wordlist",
        ]
    }
}
