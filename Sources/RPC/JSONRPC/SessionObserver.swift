/// An observer of calls as they begin and end, for metrics and logs.
///
/// Its methods run on the thread that answers, and must be quick.
public protocol SessionObserver: Sendable {
    /// A call is about to be answered. It will end exactly once.
    func callBegan(_ call: Call)
    /// A call has its answer or its error.
    func callEnded(_ call: FinishedCall)
    /// A message, or an element of a batch, was refused because it is not a call.
    ///
    /// - Parameter session: the number of the session.
    func messageRefused(_ error: ErrorObject, session: Int)
}

/// A call and its outcome.
public struct FinishedCall: Sendable {
    /// The call.
    public var call: Call
    /// The error that it was answered with; nil if it has a result.
    public var error: ErrorObject?
    /// How long it took.
    public var duration: Duration
    /// The length of the reply; 0 for a notification, which has none.
    public var replyBytes: Int
    /// The number of the session.
    public var session: Int

    /// Creates a call that has ended.
    public init(_ call: Call, error: ErrorObject? = nil, duration: Duration, replyBytes: Int = 0, session: Int = 0) {
        self.call = call
        self.error = error
        self.duration = duration
        self.replyBytes = replyBytes
        self.session = session
    }
}

/// A call in progress that is observed.
struct ObservedCall {
    private let call: Call
    private let session: Int
    private let observer: any SessionObserver
    private let start = ContinuousClock.now

    /// Tells the observer that a call begins.
    init(_ call: Call, session: Int, observer: any SessionObserver) {
        self.call = call
        self.session = session
        self.observer = observer
        observer.callBegan(call)
    }

    /// Tells the observer how the call ended.
    func end(_ error: ErrorObject?, replyBytes: Int) {
        let duration = ContinuousClock.now - start
        observer.callEnded(
            FinishedCall(call, error: error, duration: duration, replyBytes: replyBytes, session: session)
        )
    }
}
