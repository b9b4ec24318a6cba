internal import HeadwordJSON

extension FailureReason {
    static let noTaxonomy = FailureReason(
        "noTaxonomy",
        statuses: [404],
        "The word exists but has no concepts that are related to it in this way."
    )
    static let unknownSense = FailureReason(
        "unknownSense",
        statuses: [404],
        "The word has no such sense in the taxonomy; `allowed` lists its senses."
    )
}
