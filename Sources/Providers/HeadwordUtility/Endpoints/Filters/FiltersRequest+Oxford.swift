public import HeadwordCore
public import HeadwordOxford

extension FiltersRequest: OxfordAnswerable {
    /// What the API answers with.
    public typealias Body = Oxford.Filters

    /// `/filters`, or `/filters/entries` for one endpoint of the API by its own name.
    public func call(_ version: OxfordVersion) -> OxfordCall {
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
