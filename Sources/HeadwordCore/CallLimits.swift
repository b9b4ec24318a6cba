/// What the parameters of one call may ask for.
public struct CallLimits: Hashable, Sendable {
    /// How many levels of arrays and objects parameters may have.
    public var depth: Int
    /// The largest number of items in one page of an answer.
    public var pageLength: Int

    /// Creates limits; the defaults are 64 levels and 5,000 items, which is also the most that a page can have.
    public init(depth: Int = 64, pageLength: Int = Page.longest) {
        self.depth = depth
        self.pageLength = pageLength
    }
}
