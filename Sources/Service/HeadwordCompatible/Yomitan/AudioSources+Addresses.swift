internal import HeadwordJSON

extension AudioSources {
    /// The address of the list.
    static var addresses: [DescribedAddress] {
        [
            DescribedAddress(
                path: "/audio",
                summary: "The recordings of a word, as Yomitan asks for them.",
                query: ["term", "reading", "language"],
                answer: ["type": "object", "required": ["type", "audioSources"]]
            )
        ]
    }
}
