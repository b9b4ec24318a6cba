internal import HeadwordJSON

extension FailureReason {
    static let noDefinition = FailureReason(
        "noDefinition",
        statuses: [404],
        "No definition of a headword contains a word of the given one."
    )
}
