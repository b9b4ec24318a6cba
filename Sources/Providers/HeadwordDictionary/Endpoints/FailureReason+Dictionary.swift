internal import HeadwordJSON

extension FailureReason {
    static let otherVariety = FailureReason(
        "otherVariety",
        statuses: [404],
        "The word is a spelling of another variety of English; `suggestions` has that of the one asked for."
    )
}
