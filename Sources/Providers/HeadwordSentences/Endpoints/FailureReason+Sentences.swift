internal import HeadwordJSON

extension FailureReason {
    static let noSentences = FailureReason(
        "noSentences",
        statuses: [404],
        "The word is there, without sentences that show it."
    )
}
