internal import HeadwordJSON

/// The requested part of a long list.
public struct Page: Hashable, Sendable {
    /// The maximum number of items.
    public var limit: Int
    /// The number of items that are skipped.
    public var offset: Int

    /// Creates a page.
    public init(limit: Int, offset: Int = 0) {
        self.limit = limit
        self.offset = offset
    }

    /// The maximum number of items of any page.
    public static let longest = 5000

    private init(reading reader: ParameterReader, _ limit: Parameter<Int>, default count: Int) throws {
        let longest = reader.longestPage
        let given = try reader.valueIfPresent(of: limit)
        if let given, given > longest {
            throw CallFailure.invalidParameter(
                limit.description.name,
                value: .integer(Int64(given)),
                expected: "an integer from 1 to \(longest), the limit of this server"
            )
        }
        self.init(
            limit: given ?? min(count, longest),
            offset: try reader.valueIfPresent(of: Self.offset) ?? 0
        )
    }

    /// Returns the items of a list that are on the page.
    public func items<Item>(of list: [Item]) -> ArraySlice<Item> {
        list.dropFirst(offset).prefix(limit)
    }

    /// Returns the parameters `limit` and `offset`.
    ///
    /// - Parameters:
    ///   - items: the items of a page, in the plural: "sentences".
    ///   - count: the default length of a page, unless the service allows less.
    ///   - set: stores the page in the request. A page that is longer than the service allows is refused before this is
    ///     called.
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
        "How many items of the whole list to skip; none if absent.",
        in: 0...10_000_000
    )
}
