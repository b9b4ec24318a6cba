internal import HeadwordJSON

extension FailureReason {
    static let noWord = FailureReason(
        "noWord",
        statuses: [404],
        "There is no word at the offset in the text."
    )
}
