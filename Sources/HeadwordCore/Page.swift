internal import HeadwordJSON

/// Which part of a long list is wanted.
public struct Page: Hashable, Sendable {
    /// The largest number of items.
    public var limit: Int
    /// How many items are passed over before.
    public var offset: Int

    /// Creates a page.
    public init(limit: Int, offset: Int = 0) {
        self.limit = limit
        self.offset = offset
    }

    /// The largest number of items that any page has.
    public static let longest = 5000

    /// Reads a page from the parameters of a call.
    ///
    /// - Throws: ``CallFailure`` if it is no page, or longer than the service allows.
    public init(
        reading parameters: ParameterReader,
        _ limit: Parameter<Int>,
        default count: Int
    ) throws(CallFailure) {
        let longest = parameters.longestPage
        let given = try parameters.valueIfPresent(of: limit)
        if let given, given > longest {
            throw .invalidParameter(
                limit.description.name,
                value: .integer(Int64(given)),
                expected: "an integer from 1 to \(longest), as this server is configured"
            )
        }
        self.init(
            limit: given ?? min(count, longest),
            offset: try parameters.valueIfPresent(of: Self.offset) ?? 0
        )
    }

    /// The items of a list that are on the page.
    public func items<Item>(of list: [Item]) -> ArraySlice<Item> {
        list.dropFirst(offset).prefix(limit)
    }

    /// `limit`
    public static func limit(_ item: String, default count: Int, maximum: Int = Self.longest) -> Parameter<Int> {
        .integer("limit", "The largest number of \(item) in the answer; \(count) if absent.", in: 1...maximum)
    }

    /// `offset`
    public static let offset = Parameter<Int>.integer(
        "offset",
        "How many items of the whole list are passed over; none if absent.",
        in: 0...10_000_000
    )
}
