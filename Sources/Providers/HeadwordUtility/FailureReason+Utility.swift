internal import HeadwordJSON

extension FailureReason {
    static let noFilters = FailureReason(
        "noFilters",
        statuses: [404],
        "There is no such endpoint, or it has no filters."
    )
}
