internal import HeadwordJSON

extension FailureReason {
    static let noTranslation = FailureReason(
        "noTranslation",
        statuses: [404],
        "The headword has no translation into the target language."
    )
}
