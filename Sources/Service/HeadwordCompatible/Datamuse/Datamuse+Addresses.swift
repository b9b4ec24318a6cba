internal import HeadwordJSON

extension Datamuse {
    /// The addresses of the service.
    static var addresses: [DescribedAddress] {
        let words: JSONValue = ["type": "array", "items": ["type": "object", "required": ["word", "score"]]]
        let relations = WordRelation.allCases.map(\.rawValue)
        return [
            DescribedAddress(
                path: "/words",
                summary: "The words that meet all conditions, as Datamuse has them.",
                query: relations + ["topics", "lc", "rc", "md", "ipa", "qe", "v", "max"],
                answer: words
            ),
            DescribedAddress(
                path: "/sug",
                summary: "How a text that is being typed may go on, as Datamuse has it.",
                query: ["s", "v", "max"],
                answer: words
            ),
        ]
    }
}
