internal import OxfordAPI

/// A period in which nothing is sent, and the reason for it.
struct Pause: Sendable {
    /// What is paused: an account, or a dictionary that its plan does not include.
    var scope: String
    /// The number that distinguishes it from the pauses before and after it.
    var number: Int64 = 0
    /// The end, in seconds since 1970. Then one trial call is sent, to see whether the situation has improved.
    var end: Double
    /// The length, in seconds.
    var length: Double
    /// Whether the trial call is under way. If its outcome is never recorded, the pause expires again at ``end``.
    var isTried = false
    /// The failure that caused the pause.
    var reason: OxfordFailure

    /// Returns the error for callers who are not let through.
    func refusal(at time: Double) -> OxfordFailure {
        let seconds = isTried ? 1 : max(1, Int(min(end - time, 1e6).rounded(.up)))
        var refusal = reason
        refusal.message += " Nothing was sent: calls are paused for another \(seconds) s."
        refusal.retryAfter = reason.kind.isPassing ? seconds : nil
        return refusal
    }
}

extension Pause {
    /// The lengths of pauses where the API does not say when to retry, in seconds: the first and the longest. Each
    /// pause is twice as long as the one before it.
    struct Lengths {
        var first: Double
        var longest: Double

        /// A service that is down may recover soon. A plan with a limit per minute does so after a minute; a plan whose
        /// calls are used up, and credentials and plans that are rejected, need somebody to act.
        init(after failure: OxfordFailure, outage: Double) {
            switch (failure.kind, failure.status) {
            case (.quota, 429), (.unauthorized, _): (first, longest) = (60, 3600)
            case (.quota, _), (.forbidden, _): (first, longest) = (600, 3600)
            default: (first, longest) = (outage, 60)
            }
        }

        /// Returns the length of a pause that follows another one for the same reason.
        func next(after length: Double?) -> Double {
            length.map { min(max($0 * 2, first), longest) } ?? first
        }
    }
}

extension OxfordFailure.Kind {
    /// Whether the same call may be answered later without anyone having to act.
    fileprivate var isPassing: Bool {
        switch self {
        case .quota, .budget, .unavailable, .timeout: true
        default: false
        }
    }

    /// Whether a single failure of this kind is enough for a pause.
    var pausesAtOnce: Bool {
        switch self {
        case .quota, .unauthorized, .forbidden: true
        default: false
        }
    }
}
