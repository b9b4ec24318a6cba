internal import HeadwordJSON

extension FailureReason {
    static let noWord = FailureReason(
        "noWord",
        statuses: [404],
        "There is no word at the offset in the text."
    )
    static let expressionTooCostly = FailureReason(
        "expressionTooCostly",
        statuses: [422],
        "The regular expression takes too long."
    )
}
