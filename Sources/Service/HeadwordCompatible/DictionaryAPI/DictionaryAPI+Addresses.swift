internal import HeadwordJSON

extension DictionaryAPI {
    /// The addresses of both versions.
    static var addresses: [DescribedAddress] {
        ["v2", "v1"].map { version in
            DescribedAddress(
                path: "/api/\(version)/entries/{language}/{word}",
                summary: "The entries of a word, as dictionaryapi.dev has them.",
                query: ["include"],
                answer: ["type": "array", "items": ["type": "object", "required": ["word", "phonetics"]]],
                missing: ["type": "object", "required": ["title", "message", "resolution"]]
            )
        }
    }
}
