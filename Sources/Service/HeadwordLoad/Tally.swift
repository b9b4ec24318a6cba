/// A call that is due.
struct DueCall {
    var id: Int
    /// The place of its question.
    var question: Int
    /// When it is due, in nanoseconds since the start.
    var due: Int
}

/// What is counted while a load is made. Times are nanoseconds since the start.
struct Tally: Sendable {
    /// When counting begins: calls that are due earlier do not count.
    let beginning: Int
    /// When the last reply came, or the last call was due.
    var end = 0
    var calls = 0
    var answers = 0
    var unsent = 0
    /// The numbers of errors that the server replied with, by reason.
    var errors: [String: Int] = [:]
    /// The numbers of calls without a reply, by reason.
    var unanswered: [String: Int] = [:]
    /// The times from when a call was due to its reply.
    var latencies = DurationHistogram()
    /// The times from when a call was due until it was sent.
    var waits = DurationHistogram()
    var lostConnections = 0
    /// Why the last connection was lost.
    var trouble: String?

    init(from beginning: Int) {
        self.beginning = beginning
    }

    mutating func count(_ call: DueCall) {
        end = max(end, call.due)
        if isCounted(call) { calls += 1 }
    }

    mutating func countUnsent(_ call: DueCall) {
        if isCounted(call) { unsent += 1 }
    }

    mutating func countSent(_ call: DueCall, at time: Int) {
        if isCounted(call) { waits.record(time - call.due) }
    }

    /// - Parameter error: the reason of the error that the server replied with; nil if it gave an answer.
    mutating func countReply(to call: DueCall, at time: Int, error: String?) {
        end = max(end, time)
        guard isCounted(call) else { return }
        latencies.record(time - call.due)
        if let error { errors[error, default: 0] += 1 } else { answers += 1 }
    }

    mutating func countUnanswered(_ call: DueCall, _ reason: String) {
        if isCounted(call) { unanswered[reason, default: 0] += 1 }
    }

    private func isCounted(_ call: DueCall) -> Bool { call.due >= beginning }
}
