internal import HeadwordJSON

extension FailureReason {
    static let noPronunciation = FailureReason(
        "noPronunciation",
        statuses: [404],
        "The word exists but has no pronunciation; `suggestions` has the lemma of a form."
    )
}
