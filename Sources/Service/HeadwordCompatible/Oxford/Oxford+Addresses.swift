internal import HeadwordJSON

extension Oxford {
    /// The addresses of ``OxfordRoute``.
    static var addresses: [DescribedAddress] {
        let words = ["entries", "lemmas", "inflections", "thesaurus", "sentences"].map { "\($0)/{language}/{word}" }
        let labels = OxfordLabelKind.allCases.flatMap { ["\($0)/{language}", "\($0)/{language}/{target}"] }
        let lists = OxfordList.allCases.flatMap { ["\($0)", "\($0)/{endpoint}"] }
        let searches = ["search", "search/thesaurus", "words"].map { "\($0)/{language}" }
        let translations = ["translations/{language}/{target}/{word}", "search/translations/{language}/{target}"]
        return (words + searches + translations + ["languages"] + lists + labels).map(address)
    }

    private static func address(_ path: String) -> DescribedAddress {
        DescribedAddress(
            path: "/api/v2/\(path)",
            summary: "What version 2 of the Oxford Dictionaries API has there, for its clients.",
            query: path.hasPrefix("search") || path.hasPrefix("words") ? ["q"] : [],
            answer: ["type": "object"],
            missing: ["type": "object", "required": ["error"]]
        )
    }
}
