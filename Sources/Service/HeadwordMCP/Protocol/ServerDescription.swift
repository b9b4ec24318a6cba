internal import HeadwordJSON
internal import HeadwordService

/// What the server says of itself.
enum ServerDescription {
    static let implementation: JSONValue = [
        "name": "headword", "title": "Headword", "version": .string(headwordVersion),
    ]

    static let capabilities: JSONValue = ["tools": [:], "resources": [:], "completions": [:]]

    private static let instructions: JSONValue = """
        Headword answers questions about words from open dictionaries on this machine: WordNet, Wiktionary, Webster 1913 \
        and others. Answers name their sources and licences, lists of words by spelling refer to headword://sources. Ask \
        about words and set phrases, not about sentences. For a whole entry read headword://entry/{language}/{word}.
        """

    /// Answers `server/discover`.
    static var discovery: ModelContextResult {
        let versions = Era.modern.versions.map(JSONValue.string)
        return ModelContextResult(
            members: [
                "supportedVersions": .array(versions), "capabilities": capabilities, "instructions": instructions,
            ],
            lifetime: 3600
        )
    }

    /// Answers `initialize`.
    static func session(in version: ProtocolVersion) -> ModelContextResult {
        ModelContextResult(members: [
            "protocolVersion": .string(version.rawValue), "capabilities": capabilities, "serverInfo": implementation,
            "instructions": instructions,
        ])
    }
}
