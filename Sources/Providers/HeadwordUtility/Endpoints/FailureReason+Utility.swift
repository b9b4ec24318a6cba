internal import HeadwordJSON

extension FailureReason {
    static let notCounted = FailureReason(
        "notCounted",
        statuses: [404],
        "The headwords of the language are not counted."
    )
    static let noFilters = FailureReason(
        "noFilters",
        statuses: [404],
        "There is no such endpoint, or it takes no filters."
    )
}
