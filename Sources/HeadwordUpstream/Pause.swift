internal import HeadwordOxford

/// A time in which nothing is sent, and why.
struct Pause {
    /// What tells it from the pauses before and after it.
    var number: Int64 = 0
    /// When it is over, in seconds since 1970. Then one call is sent, to see whether it is any better.
    var end: Double
    /// How long it is, in seconds.
    var length: Double
    /// Whether that call is on its way. Should nobody tell how it ended, the pause is over again after ``end``.
    var isTried = false
    /// What the API said.
    var reason: OxfordFailure

    /// What callers get who are not let through.
    func refusal(at time: Double) -> OxfordFailure {
        let seconds = isTried ? 1 : max(1, Int(min(end - time, 1e6).rounded(.up)))
        var refusal = reason
        refusal.message += " Nothing was sent: calls are paused for another \(seconds) s."
        refusal.retryAfter = reason.kind.isPassing ? seconds : nil
        return refusal
    }
}

extension Pause {
    /// How long nothing is sent where the API does not say when to come again, in seconds: at first, and at most, since
    /// each pause is twice as long as the one before it.
    struct Lengths {
        var first: Double
        var longest: Double

        /// A service that does not work may work again soon. A plan that allows so many calls a minute does after a
        /// minute; one whose calls are used up, and credentials and plans that are refused, need somebody to act.
        init(after failure: OxfordFailure, outage: Double) {
            switch (failure.kind, failure.status) {
            case (.quota, 429), (.unauthorized, _): (first, longest) = (60, 3600)
            case (.quota, _), (.forbidden, _): (first, longest) = (600, 3600)
            default: (first, longest) = (outage, 60)
            }
        }

        /// The length after another for the same reason.
        func next(after length: Double?) -> Double {
            length.map { min(max($0 * 2, first), longest) } ?? first
        }
    }
}

extension OxfordFailure.Kind {
    /// Whether the same call may have an answer later, without anybody doing anything about it.
    fileprivate var isPassing: Bool {
        switch self {
        case .quota, .budget, .unavailable, .timeout: true
        default: false
        }
    }

    /// Whether one such failure is enough to send nothing for a while.
    var pausesAtOnce: Bool {
        switch self {
        case .quota, .unauthorized, .forbidden: true
        default: false
        }
    }
}
