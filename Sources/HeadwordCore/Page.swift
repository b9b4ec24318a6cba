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

    private init(reading reader: ParameterReader, _ limit: Parameter<Int>, default count: Int) throws {
        let longest = reader.longestPage
        let given = try reader.valueIfPresent(of: limit)
        if let given, given > longest {
            throw CallFailure.invalidParameter(
                limit.description.name,
                value: .integer(Int64(given)),
                expected: "an integer from 1 to \(longest), as this server is configured"
            )
        }
        self.init(
            limit: given ?? min(count, longest),
            offset: try reader.valueIfPresent(of: Self.offset) ?? 0
        )
    }

    /// The items of a list that are on the page.
    public func items<Item>(of list: [Item]) -> ArraySlice<Item> {
        list.dropFirst(offset).prefix(limit)
    }

    /// `limit` and `offset`.
    ///
    /// - Parameters:
    ///   - items: what a page has: "sentences".
    ///   - count: the length of a page that says nothing of it, unless the service allows less.
    ///   - set: puts the page into the request. A page that is longer than the service allows is refused before.
    public static func parameters<Question>(
        _ items: String,
        default count: Int,
        maximum: Int = longest,
        _ set: @escaping @Sendable (inout Question, Page) -> Void
    ) -> RequestParameter<Question> {
        let limit = Parameter<Int>.integer(
            "limit",
            "The largest number of \(items) in the answer; \(count) if absent.",
            in: 1...maximum
        )
        return RequestParameter([limit.description, offset.description]) { reader, question in
            set(&question, try Page(reading: reader, limit, default: count))
        }
    }

    private static let offset = Parameter<Int>.integer(
        "offset",
        "How many items of the whole list are passed over; none if absent.",
        in: 0...10_000_000
    )
}
