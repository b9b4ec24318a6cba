internal import HeadwordJSON

extension FailureReason {
    static let noInflections = FailureReason(
        "noInflections",
        statuses: [404],
        "The headword has no inflected forms."
    )
}
