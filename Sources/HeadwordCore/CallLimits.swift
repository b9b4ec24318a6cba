public import HeadwordJSON

/// What the parameters of one call may ask for, and what answering them may take.
public struct CallLimits: Hashable, Sendable {
    /// How many levels of arrays and objects parameters may have.
    public var depth: Int
    /// The largest number of items in one page of an answer.
    public var pageLength: Int
    /// How many bytes of answers are remembered; 0 for none.
    public var answerCacheBytes: Int
    /// How long an answer may become, and what its memory is taken from.
    public var answer: WritingBound

    /// Creates limits; the defaults are 64 levels, 5,000 items, which is also the most that a page can have, 16 MiB, and
    /// answers of any length.
    public init(
        depth: Int = 64,
        pageLength: Int = Page.longest,
        answerCacheBytes: Int = 16 << 20,
        answer: WritingBound = WritingBound()
    ) {
        self.depth = depth
        self.pageLength = pageLength
        self.answerCacheBytes = answerCacheBytes
        self.answer = answer
    }
}
