internal import HeadwordJSON

extension FailureReason {
    static let noThesaurus = FailureReason(
        "noThesaurus",
        statuses: [404],
        "The word is there, without words that are related to it."
    )
}
