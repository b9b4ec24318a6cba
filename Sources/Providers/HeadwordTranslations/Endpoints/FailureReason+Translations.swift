internal import HeadwordJSON

extension FailureReason {
    static let noTranslation = FailureReason(
        "noTranslation",
        statuses: [404],
        "The word is there, without a translation into the language."
    )
}
