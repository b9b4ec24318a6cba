internal import HeadwordJSON

extension FailureReason {
    static let noSentences = FailureReason(
        "noSentences",
        statuses: [404],
        "The headword has no example sentences."
    )
}
