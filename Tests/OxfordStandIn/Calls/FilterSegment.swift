/// The filters of a path segment of version 1: `lexicalCategory=noun,verb;domains=sport`, or names without values.
struct FilterSegment {
    /// The names without values, such as `definitions`.
    var projections: [String] = []
    /// The filters with values, in order.
    var filters: [(key: String, values: [String])] = []

    private static let mostValues = 5
    private static let mostFilters = 20

    /// Reads a decoded segment, or a value of a query with the same syntax.
    init(_ text: String) throws(Refusal) {
        for part in text.split(separator: ";") {
            let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let key = String(sides[0])
            if sides.count == 1 {
                projections.append(key)
            } else {
                let values = sides[1].split(separator: ",").map(String.init)
                guard !values.isEmpty else { throw .badRequest("Filter '\(key)' must have a value.") }
                filters.append((key, values))
            }
        }
    }

    /// The values of a filter.
    subscript(_ key: String) -> [String]? { filters.first { $0.key == key }?.values }

    /// The total number of values of all filters.
    var valueCount: Int { filters.reduce(0) { $0 + $1.values.count } }

    /// Converts the filters into a word filter.
    ///
    /// - Parameter keys: the filters that the endpoint accepts.
    func wordFilter(_ keys: [WordFilter.Key]) throws(Refusal) -> WordFilter {
        var filter = WordFilter()
        for (name, values) in filters {
            guard let key = keys.first(where: { $0.rawValue == name }) else {
                throw .badRequest(
                    "Unknown filter '\(name)'. Try one of '\(keys.map(\.rawValue).joined(separator: ", "))'."
                )
            }
            filter.values[key, default: []] += values
        }
        return filter
    }

    /// Checks the number of values against the limits.
    static func checkLimits(of segments: [FilterSegment]) throws(Refusal) {
        let filters = segments.flatMap(\.filters)
        if let filter = filters.first(where: { $0.values.count > mostValues }) {
            throw .badRequest("Filter '\(filter.key)' has more than \(mostValues) values.")
        }
        guard segments.reduce(0, { $0 + $1.valueCount }) <= mostFilters else {
            throw .badRequest("There are more than \(mostFilters) filters.")
        }
    }
}
