/// The calls that a service has made, and the calls that it may still make.
public struct OxfordReport: Hashable, Sendable {
    /// Call counts since the start.
    public struct Counts: Hashable, Sendable {
        /// Sent to the API.
        public var sent = 0
        /// Answered from the cache.
        public var cached = 0
        /// Answered by sharing the answer to another call.
        public var shared = 0
        /// Failed, whether sent or not, by kind of failure.
        public var failures: [OxfordFailure.Kind: Int] = [:]

        /// Creates zeros.
        public init() {}
    }

    /// A number of calls and its limit.
    public struct Use: Hashable, Sendable {
        /// The calls.
        public var used: Int
        /// The limit; nil for none.
        public var limit: Int?

        /// Creates a use.
        public init(used: Int, limit: Int?) {
            self.used = used
            self.limit = limit
        }
    }

    /// The calls that a replica may send while it cannot reach the store that replicas share.
    public struct Share: Hashable, Sendable {
        /// In any 60 seconds; nil for no limit.
        public var ofMinute: Int?
        /// In the current month; nil for no limit.
        public var ofMonth: Int?

        /// Creates a share.
        public init(ofMinute: Int?, ofMonth: Int?) {
            self.ofMinute = ofMinute
            self.ofMonth = ofMonth
        }
    }

    /// The calls of the last 60 seconds and of the current month.
    public struct Budget: Hashable, Sendable {
        /// In the last 60 seconds.
        public var ofMinute: Use
        /// In the current month.
        public var ofMonth: Use
        /// What is left to this replica while it cannot reach the store; nil while it can, or has none.
        public var share: Share?

        /// Creates a budget.
        public init(ofMinute: Use, ofMonth: Use) {
            self.ofMinute = ofMinute
            self.ofMonth = ofMonth
        }
    }

    /// The version of the API in use.
    public var version: OxfordVersion
    /// The base URL of the API.
    public var url: String
    /// The call counts.
    public var counts: Counts
    /// Whether calls are paused at the moment, because the API failed or said when to retry.
    public var isPaused: Bool
    /// The budget and its use; nil if that is not known.
    public var budget: Budget?

    /// Creates a report.
    public init(version: OxfordVersion, url: String, counts: Counts, isPaused: Bool, budget: Budget?) {
        self.version = version
        self.url = url
        self.counts = counts
        self.isPaused = isPaused
        self.budget = budget
    }
}
