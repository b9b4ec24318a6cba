/// What the parameters of one call may ask for, and what answering them may take.
public struct CallLimits: Hashable, Sendable {
    /// How many levels of arrays and objects parameters may have.
    public var depth: Int
    /// The largest number of items in one page of an answer.
    public var pageLength: Int
    /// How many bytes of answers are remembered; 0 for none.
    public var answerCacheBytes: Int

    /// Creates limits; the defaults are 64 levels, 5,000 items, which is also the most that a page can have, and 16 MiB.
    public init(depth: Int = 64, pageLength: Int = Page.longest, answerCacheBytes: Int = 16 << 20) {
        self.depth = depth
        self.pageLength = pageLength
        self.answerCacheBytes = answerCacheBytes
    }
}
