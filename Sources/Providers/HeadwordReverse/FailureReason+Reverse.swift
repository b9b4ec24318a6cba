internal import HeadwordJSON

extension FailureReason {
    static let noDefinition = FailureReason(
        "noDefinition",
        statuses: [404],
        "No definition contains a word of the question."
    )
}
