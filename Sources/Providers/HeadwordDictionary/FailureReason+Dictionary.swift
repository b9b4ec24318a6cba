internal import HeadwordJSON

extension FailureReason {
    static let otherVariety = FailureReason(
        "otherVariety",
        statuses: [404],
        "The word is spelled as in another variety of English; `suggestions` has the spelling of the requested one."
    )
}
