public import HeadwordJSON

/// The limits on the parameters of a call and on its answer.
public struct CallLimits: Hashable, Sendable {
    /// The maximum nesting depth of parameters.
    public var depth = 64
    /// The maximum number of items in one page of an answer.
    public var pageLength = Page.longest
    /// The size of the answer cache in bytes; 0 disables it.
    public var answerCacheBytes = 16 << 20
    /// How long a call waits at most for a thread, in milliseconds; 0 for any time.
    public var queueMilliseconds = 0
    /// The maximum length of an answer, and the shared memory that it is counted against.
    public var answer = WritingBound()

    /// Creates the default limits and applies a change to them.
    public init(_ change: (inout Self) -> Void = { _ in }) {
        change(&self)
    }

    /// How long a call waits at most for a thread; nil for any time.
    var patience: Duration? { queueMilliseconds == 0 ? nil : .milliseconds(queueMilliseconds) }
}
