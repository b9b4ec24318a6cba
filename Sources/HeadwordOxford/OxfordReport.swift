/// What a service was asked, and what it may be asked yet.
public struct OxfordReport: Hashable, Sendable {
    /// How many calls there were since the start.
    public struct Counts: Hashable, Sendable {
        /// Sent to the API.
        public var sent = 0
        /// Answered by the cache.
        public var cached = 0
        /// Answered by what another call was answered.
        public var shared = 0
        /// Sent, or not, and failed.
        public var failures: [OxfordFailure.Kind: Int] = [:]

        /// Creates zeros.
        public init() {}
    }

    /// A number of calls and how many there may be.
    public struct Use: Hashable, Sendable {
        /// The calls.
        public var used: Int
        /// The most; nil for any number.
        public var limit: Int?

        /// Creates a use.
        public init(used: Int, limit: Int?) {
            self.used = used
            self.limit = limit
        }
    }

    /// The calls of the last 60 seconds and of the month.
    public struct Budget: Hashable, Sendable {
        /// Of the last 60 seconds.
        public var ofMinute: Use
        /// Of the month.
        public var ofMonth: Use

        /// Creates a budget.
        public init(ofMinute: Use, ofMonth: Use) {
            self.ofMinute = ofMinute
            self.ofMonth = ofMonth
        }
    }

    /// The version that is spoken.
    public var version: OxfordVersion
    /// The address that is asked.
    public var url: String
    /// How many calls there were.
    public var counts: Counts
    /// Whether nothing is sent at the moment, since the API failed or said when to come again.
    public var isPaused: Bool
    /// What is used up; nil if that is not known.
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
