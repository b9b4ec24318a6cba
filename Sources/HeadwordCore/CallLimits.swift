public import HeadwordJSON

/// What the parameters of one call may ask for, and what answering them may take.
public struct CallLimits: Hashable, Sendable {
    /// How many levels of arrays and objects parameters may have.
    public var depth = 64
    /// The largest number of items in one page of an answer.
    public var pageLength = Page.longest
    /// How many bytes of answers are remembered; 0 for none.
    public var answerCacheBytes = 16 << 20
    /// How long an answer may become, and what its memory is taken from.
    public var answer = WritingBound()

    /// Creates the default limits, and changes some.
    public init(_ change: (inout Self) -> Void = { _ in }) {
        change(&self)
    }
}
