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

    /// Reads a page from the parameters of a call.
    public init(
        reading parameters: ParameterReader,
        _ limit: Parameter<Int>,
        default count: Int
    ) throws(CallFailure) {
        self.init(
            limit: try parameters.valueIfPresent(of: limit) ?? count,
            offset: try parameters.valueIfPresent(of: Self.offset) ?? 0
        )
    }

    /// The items of a list that are on the page.
    public func items<Item>(of list: [Item]) -> ArraySlice<Item> {
        list.dropFirst(offset).prefix(limit)
    }

    /// `limit`
    public static func limit(_ item: String, default count: Int, maximum: Int = 5000) -> Parameter<Int> {
        .integer("limit", "The largest number of \(item) in the answer; \(count) if absent.", in: 1...maximum)
    }

    /// `offset`
    public static let offset = Parameter<Int>.integer(
        "offset",
        "How many items of the whole list are passed over; none if absent.",
        in: 0...10_000_000
    )
}
