internal import HeadwordJSON

extension FailureReason {
    static let noDefinition = FailureReason(
        "noDefinition",
        statuses: [404],
        "No definition in the lexicon contains a word of the given definition."
    )
}
