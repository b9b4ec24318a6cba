internal import HeadwordJSON

extension FailureReason {
    static let noThesaurus = FailureReason(
        "noThesaurus",
        statuses: [404],
        "The headword has no synonyms or antonyms."
    )
}
