internal import HeadwordJSON

extension FailureReason {
    static let noInflections = FailureReason(
        "noInflections",
        statuses: [404],
        "The word is there, without inflected forms."
    )
}
